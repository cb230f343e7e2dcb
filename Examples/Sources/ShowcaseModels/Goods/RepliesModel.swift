public import BinderyView

/// What users have written about a good, and the user's next message.
public final class RepliesModel: Activatable, Restorable {
    @Reactive(.saved) public var draft = ""
    /// Empty until they are loaded.
    public let replies: Property<[Reply]>
    public let state: Property<PageState<[Reply], ServiceFailure>>
    public let load: Action<Void, [Reply], ServiceFailure>
    /// Enabled while the draft is neither empty nor too long.
    public let send: Action<Void, Reply, ServiceFailure>
    /// Whether the draft has more characters than a reply may have.
    public let isTooLong: Property<Bool>
    public let activation = Activation()
    private let bag = DisposeBag()

    /// - Parameter repliedTo: sends the good to which any user has sent a message.
    public init(_ id: Good.ID, service: some GoodsService, repliedTo: Broadcast<Good.ID>? = nil) {
        let known = MutableProperty<[Reply]?>(nil, name: "replies")
        let load = Action<Void, [Reply], ServiceFailure>(policy: .latest) { () async throws(ServiceFailure) in
            try await service.replies(to: id)
        }
        self.load = load
        let (isLoading, failure) = (load.isExecuting, load.failure)
        state = Property {
            PageState(latest: known.value, isLoading: isLoading.value, failure: failure.value, isEmpty: \.isEmpty)
        }
        replies = known.map { $0 ?? [] }
        let draft = _draft
        let text = draft.map(\.trimmed)
        let isTooLong = text.map { $0.count > Reply.maximumLength }
        self.isTooLong = isTooLong
        let send = Action<Void, Reply, ServiceFailure>(enabledIf: Property { !text.value.isEmpty && !isTooLong.value })
        {
            () async throws(ServiceFailure) in
            try await service.reply(text.value, to: id)
        }
        self.send = send
        // An answer may have been sent before the user's last message, and has all messages before it.
        load.values
            .observe { answer in
                known.value = answer + (known.value ?? []).filter { $0.id > answer.last?.id ?? 0 }
            }
            .disposed(by: bag)
        send.values
            .observe { reply in
                // It may be in an answer that arrived before.
                known.value = (known.value ?? []).filter { $0.id != reply.id } + [reply]
                // What was typed meanwhile is the next message.
                if text.value == reply.text { draft.value = "" }
                repliedTo?.send(id)
            }
            .disposed(by: bag)
        activation.whileActive { scope in
            load.execute()
            repliedTo?.signal().filter { $0 == id }.observe { _ in load.execute() }.disposed(in: scope)
        }
    }
}
