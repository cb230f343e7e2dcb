import BinderyHTTP
import BinderyView
import Foundation
import Screens
import ShowcaseModels

extension CatalogueClient: BookService {
    func books(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Book> {
        let found: Found<FoundBook> = try await send(Endpoint(.get, "books", query: ["q": text.text, "offset": index]))
        return SearchResults(items: found.items.map(Book.init), total: found.total, suggestion: found.suggestion)
    }

    func book(_ id: Book.ID) async throws(ServiceFailure) -> BookDetails {
        let endpoint = Endpoint<FoundBookDetails, HTTPFailure>(.get, "books/\(id)")
        let found = try await http.send(endpoint.mapError(ServiceFailure.init))
        return BookDetails(
            book: Book(found.book), byAuthor: found.byAuthor.map(Book.init), ofTime: found.ofTime.map(Book.init))
    }
}

extension CatalogueClient: PostService {
    func isAccessGranted() async throws(SearchFailure) -> Bool {
        let access: Access = try await send(Endpoint(.get, "access"))
        return access.isGranted
    }

    func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure) {
        try await send(Endpoint<Void, HTTPFailure>(.put, "access", body: .json(Access(isGranted: isGranted))))
    }

    func posts(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Post> {
        let found: Found<FoundPost> = try await send(Endpoint(.get, "posts", query: ["q": text.text, "offset": index]))
        return SearchResults(items: found.items.map(Post.init), total: found.total, suggestion: found.suggestion)
    }

    func post(_ id: Post.ID) async throws(ServiceFailure) -> PostDetails {
        let endpoint = Endpoint<FoundPostDetails, HTTPFailure>(.get, "posts/\(id)")
        let found = try await http.send(endpoint.mapError(ServiceFailure.init))
        return PostDetails(post: Post(found.post), byUser: found.byUser.map(Post.init))
    }

    private func send<Value>(_ endpoint: Endpoint<Value, HTTPFailure>) async throws(SearchFailure) -> Value {
        try await http.send(endpoint.mapError(SearchFailure.init))
    }
}

extension SearchFailure {
    fileprivate init(_ failure: HTTPFailure) {
        self = failure.isUnreachable ? .unreachable : failure.status == 400 ? .invalidQuery : .serverFailure
    }
}

extension HTTPFailure {
    var isUnreachable: Bool {
        switch reason {
        case .status, .undecodable, .tooLarge, .invalidRequest, .other: false
        case .offline, .unknownHost, .refused, .timedOut, .connectionLost, .insecure, .cancelled: true
        }
    }
}

private struct Access: Codable {
    let isGranted: Bool
}

private struct Found<Item: Decodable & Sendable>: Decodable {
    let items: [Item]
    let total: Int
    let suggestion: String?
}

private struct FoundPiece: Decodable {
    let text: String
    let isMatch: Bool
}

extension TextPiece {
    fileprivate init(_ found: FoundPiece) { self.init(found.text, isMarked: found.isMatch) }
}

private struct FoundBook: Decodable {
    let id: Int
    let titlePieces: [FoundPiece]
    let subtitlePieces: [FoundPiece]
    let authorPieces: [FoundPiece]
    let year: Int
    let cover: String
}

private struct FoundBookDetails: Decodable {
    let book: FoundBook
    let byAuthor: [FoundBook]
    let ofTime: [FoundBook]
}

private struct FoundPostDetails: Decodable {
    let post: FoundPost
    let byUser: [FoundPost]
}

private struct FoundPost: Decodable {
    let id: Int
    let user: String
    let textPieces: [FoundPiece]
    let avatar: String
    let createdAt: Date
}

extension Book {
    fileprivate init(_ found: FoundBook) {
        self.init(
            id: found.id, title: found.titlePieces.map(TextPiece.init),
            subtitle: found.subtitlePieces.map(TextPiece.init),
            author: found.authorPieces.map(TextPiece.init), year: found.year, cover: found.cover)
    }
}

extension Post {
    fileprivate init(_ found: FoundPost) {
        self.init(
            id: found.id, user: found.user, text: found.textPieces.map(TextPiece.init), avatar: found.avatar,
            created: found.createdAt)
    }
}
