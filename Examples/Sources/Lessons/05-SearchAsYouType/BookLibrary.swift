import Bindery

struct Book: Equatable, Identifiable, Sendable {
    let title: String
    let author: String

    var id: String { title }
}

/// A remote service that searches for books, is slow and may fail.
protocol BookLibrary: Sendable {
    func books(matching text: String) async throws(SearchFailure) -> [Book]
}

enum SearchFailure: Error, Equatable {
    case noLetters(String)

    var message: String {
        switch self {
        case .noLetters(let text): "Can’t search for “\(text)”. Enter at least one letter."
        }
    }
}

/// The library of this lesson: sixteen books, with the delay of a real service.
struct SlowLibrary: BookLibrary {
    func books(matching text: String) async throws(SearchFailure) -> [Book] {
        try? await Task.sleep(for: .milliseconds(400))
        guard text.contains(where: \.isLetter) else { throw .noLetters(text) }
        return Self.books.filter { "\($0.title) \($0.author)".lowercased().contains(text.lowercased()) }
    }

    private static let books = [
        Book(title: "Emma", author: "Jane Austen"),
        Book(title: "Persuasion", author: "Jane Austen"),
        Book(title: "Pride and Prejudice", author: "Jane Austen"),
        Book(title: "Jane Eyre", author: "Charlotte Brontë"),
        Book(title: "Middlemarch", author: "George Eliot"),
        Book(title: "Moby-Dick", author: "Herman Melville"),
        Book(title: "Walden", author: "Henry David Thoreau"),
        Book(title: "Dracula", author: "Bram Stoker"),
        Book(title: "Frankenstein", author: "Mary Shelley"),
        Book(title: "Treasure Island", author: "Robert Louis Stevenson"),
        Book(title: "Kidnapped", author: "Robert Louis Stevenson"),
        Book(title: "The Time Machine", author: "H. G. Wells"),
        Book(title: "Anna Karenina", author: "Leo Tolstoy"),
        Book(title: "War and Peace", author: "Leo Tolstoy"),
        Book(title: "Dream of the Red Chamber 红楼梦", author: "Cao Xueqin 曹雪芹"),
        Book(title: "Journey to the West 西游记", author: "Wu Cheng’en 吴承恩"),
    ]
}
