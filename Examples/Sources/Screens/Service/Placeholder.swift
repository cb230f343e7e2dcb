import BinderyView
import ShowcaseModels

/// The placeholder of a page's content while it is loading, empty, or failed, with a button to retry.
struct Placeholder<Content: Equatable, Failure: Error & Equatable>: View {
    let state: Property<PageState<Content, Failure>>
    let texts: Texts
    let empty: Phrase
    let failed: (Failure) -> Phrase
    /// Whether a failure means that the network is down, which has its own picture.
    var isOffline: (Failure) -> Bool = { _ in false }
    /// Whether retrying is pointless after a failure.
    var isFinal: (Failure) -> Bool = { _ in false }
    /// What is shown while the content is loading.
    var loading = ProgressIndicator.Style.rows
    let retry: () -> Void

    var body: some View {
        When(state.map { $0 == .loading }) {
            ProgressIndicator(texts[.loading]).style(loading).id("busy")
        }
        When(state.map { $0 == .empty }) {
            Text(texts[empty]).color(.secondary).id("empty")
        }
        When(failure.map { $0 != nil }) {
            Column(spacing: 4, alignment: .center) {
                When(failure.map { $0.map(isOffline) ?? false }) {
                    // Decorative: the text is below it.
                    Image(.constant(.path(Self.offlinePicture)), description: "").id("no-network")
                }
                Text(message).style(.headline)
                Button(texts[.retry], tapped: retry).hidden(failure.map { $0.map(isFinal) ?? false }).id("retry")
            }
            .padding(8)
            .id("failed")
        }
        .announced()
    }

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
    var isWithoutContent: Bool {
        if case .content = self { false } else { true }
    }
}
