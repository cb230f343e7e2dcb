import BinderyView

/// What stands in the place of a page's content while there is none: that it loads, that it is empty, or that it failed, with a way to try again.
struct Placeholder<Content: Equatable, Failure: Error & Equatable>: View {
    let state: Property<PageState<Content, Failure>>
    let texts: Texts
    let empty: Phrase
    let failed: (Failure) -> Phrase
    /// Whether there is no network, which has a picture.
    var isOffline: (Failure) -> Bool = { _ in false }
    /// Whether trying again would change nothing.
    var isFinal: (Failure) -> Bool = { _ in false }
    /// Whether it says that the content loads, for who says it nowhere else.
    var showsLoading = true
    let retry: () -> Void

    var body: some View {
        When(state.map { showsLoading && $0 == .loading }) {
            ProgressIndicator(texts[.loading]).style(.ring).id("busy")
        }
        When(state.map { $0 == .empty }) {
            Text(texts[empty]).color(.secondary).id("empty")
        }
        When(failure.map { $0 != nil }) {
            Column(spacing: 3, alignment: .center) {
                When(failure.map { $0.map(isOffline) ?? false }) {
                    // The text below says what it shows.
                    Image(.constant(.path(Self.offlinePicture)), description: "").id("no-network")
                }
                Text(message).color(.danger)
                Button(texts[.retry], tapped: retry).hidden(failure.map { $0.map(isFinal) ?? false }).id("retry")
            }
            .padding(4)
            .id("failed")
        }
        .announced()
    }

    /// Where the application serves the picture of it.
    static var offlinePicture: String { "/pictures/no-network.svg" }

    private var failure: Property<Failure?> {
        state.map { if case .failed(let failure) = $0 { failure } else { nil } }
    }

    private var message: Property<String> {
        let (failure, failed) = (failure, failed)
        return texts.text { text in failure.value.map { text(failed($0)) } ?? "" }
    }
}

extension PageState {
    /// Whether something else stands in its place.
    var isWithoutContent: Bool {
        if case .content = self { false } else { true }
    }
}
