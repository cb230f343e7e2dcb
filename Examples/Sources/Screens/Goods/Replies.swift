import BinderyView
import ShowcaseModels

/// The messages about a good, and a form for another one.
struct Replies: View {
    let model: RepliesModel
    let texts: Texts

    var body: some View {
        let (load, send, texts) = (model.load, model.send, texts)
        return Column(spacing: 4) {
            Heading(texts[.replies])
            Placeholder(
                state: model.state, texts: texts, empty: .noReplies, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound }, retry: { load.execute() })
            Column(spacing: 3) {
                ForEach(model.replies) { reply in row(reply) }
            }
            .id("replies")
            Form {
                TextArea(texts[.yourReply], text: model.$draft).message(problem).id("reply-text")
                Button(texts[.send], action: send).prominence(.primary).id("send-reply")
            }
            .onSubmit { send.execute() }
        }
        .activating(model)
        .saved(model)
        .toast(failuresOf: send) { texts.now($0.phrase) }
        .toast(send.values.map { _ in texts.now(.replySent) }, kind: .success)
    }

    private func row(_ reply: Property<Reply>) -> some View {
        let texts = texts
        return Column(spacing: 1) {
            Text(texts.text { $0(reply.value.isOwn ? .ownReply : .foreignReply) }).style(.caption).color(.secondary)
            // With its lines.
            Element("p", text: reply.map(\.text)).class("reply-text")
        }
        .id("reply-\(untracked { reply.value.id })")
    }

    private var problem: Property<String?> {
        let (isTooLong, limit) = (model.isTooLong, Reply.maximumLength)
        let text = texts.text { isTooLong.value ? $0(.replyTooLong).filling("\(limit)") : "" }
        return text.map { $0.isEmpty ? nil : $0 }
    }
}
