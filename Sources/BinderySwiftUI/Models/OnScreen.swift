#if canImport(SwiftUI)
internal import BinderyGraph
internal import SwiftUI

extension View {
    /// Runs `start` whenever the view comes on screen, and disposes of the bag when it leaves, or when `id` changes.
    func whileOnScreen(id: some Equatable, _ start: @escaping @MainActor (DisposeBag) -> Void) -> some View {
        modifier(OnScreenModifier(id: id, start: start))
    }
}

private struct OnScreenModifier<ID: Equatable>: ViewModifier {
    let id: ID
    let start: @MainActor (DisposeBag) -> Void
    // The bag is disposed of with the view, if SwiftUI should not report that the view has disappeared.
    @State private var present = Present()

    private final class Present {
        var bag: DisposeBag?
    }

    func body(content: Content) -> some View {
        content
            .onAppear { if present.bag == nil { begin() } }
            .onDisappear { end() }
            .onChange(of: id) {
                if present.bag == nil { return }
                end()
                begin()
            }
    }

    private func begin() {
        let bag = DisposeBag()
        present.bag = bag
        start(bag)
    }

    private func end() {
        let bag = present.bag
        present.bag = nil
        bag?.dispose()
    }
}
#endif
