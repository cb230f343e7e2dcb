import BinderyView
import Foundation
import Screens

extension CatalogueClient: BookService {
    func books(matching text: SearchText) async throws(SearchFailure) -> SearchResults<Book> {
        let found: Found<FoundBook> = try await value(of: "GET", "books", query: ["q": text.text])
        return SearchResults(items: found.items.map(Book.init), total: found.total)
    }
}

extension CatalogueClient: PostService {
    func isAccessGranted() async throws(SearchFailure) -> Bool {
        let access: Access = try await value(of: "GET", "access")
        return access.isGranted
    }

    func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure) {
        let _: Access = try await value(of: "PUT", "access", body: Access(isGranted: isGranted))
    }

    func posts(matching text: SearchText) async throws(SearchFailure) -> SearchResults<Post> {
        let found: Found<FoundPost> = try await value(of: "GET", "posts", query: ["q": text.text])
        return SearchResults(items: found.items.map(Post.init), total: found.total)
    }

    private struct Access: Codable {
        let isGranted: Bool
    }
}

extension CatalogueClient {
    private func value<Value: Decodable>(
        of method: String, _ path: String, query: [String: String] = [:], body: (any Encodable)? = nil
    ) async throws(SearchFailure) -> Value {
        guard let answer = await send(method, path, query: query, body) else { throw .unreachable }
        if answer.status == 400 { throw .invalidQuery }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard answer.status == 200, let value = try? decoder.decode(Value.self, from: answer.body) else {
            throw .serverFailure
        }
        return value
    }
}

/// What the service answers to a search.
private struct Found<Item: Decodable>: Decodable {
    let items: [Item]
    let total: Int
}

private struct FoundPiece: Decodable {
    let text: String
    let isMatch: Bool
}

private struct FoundBook: Decodable {
    let id: Int
    let titlePieces: [FoundPiece]
    let subtitlePieces: [FoundPiece]
    let author: String
    let year: Int
    let cover: String
}

private struct FoundPost: Decodable {
    let id: Int
    let user: String
    let text: String
    let avatar: String
    let createdAt: Date
}

extension Book {
    fileprivate init(_ found: FoundBook) {
        func pieces(_ pieces: [FoundPiece]) -> [TextPiece] { pieces.map { TextPiece($0.text, isMarked: $0.isMatch) } }
        self.init(
            id: found.id, title: pieces(found.titlePieces), subtitle: pieces(found.subtitlePieces),
            author: found.author, year: found.year, cover: found.cover)
    }
}

extension Post {
    fileprivate init(_ found: FoundPost) {
        self.init(id: found.id, user: found.user, text: found.text, avatar: found.avatar, created: found.createdAt)
    }
}
