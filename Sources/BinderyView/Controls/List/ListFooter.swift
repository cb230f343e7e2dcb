/// The footer of a list with more rows: shows that they are loading or, after a failure, a button to try again.
struct ListFooter: View {
    let continuation: ListContinuation
    let hasFailed: Property<Bool>
    let texts: InterfaceTexts

    var body: some View {
        Row(alignment: .center) {
            When(hasFailed) {
                Text(texts.loadingFailed).style(.caption).color(.danger)
                Button(texts.retry, tapped: continuation.execute).disabled(continuation.isEnabled.map { !$0 })
                    .id("more-retry")
            } otherwise: {
                Text(texts.loadingMore).style(.caption).color(.secondary)
            }
        }
        .id("more")
        .hidden(continuation.hasMore.map { !$0 })
    }
}
