import SwiftUI

/// Counts evaluations, by name.
@MainActor
final class Evaluations {
    private(set) var counts: [String: Int] = [:]

    subscript(name: String) -> Int { counts[name] ?? 0 }

    /// Counts an evaluation of the view with the name.
    func note(_ name: String = "body") { counts[name, default: 0] += 1 }
}

/// A view that counts its evaluations.
struct Counted<Content: View>: View {
    let evaluations: Evaluations
    var name = "body"
    let content: () -> Content

    init(_ evaluations: Evaluations, _ name: String = "body", @ViewBuilder content: @escaping () -> Content) {
        self.evaluations = evaluations
        self.name = name
        self.content = content
    }

    var body: some View {
        evaluations.note(name)
        return content()
    }
}
