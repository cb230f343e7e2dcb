#if Web
internal import NIOHTTP1

/// The other processes that serve the site: the workers of this machine, and those that a bus reaches.
final class OtherProcesses: Sendable {
    enum Recipient: Equatable, Sendable {
        case worker(Int)
        /// A process of another machine, by its name.
        case process(String)
    }

    /// The name under which this process owns pages.
    let name: String
    let workers: WorkerLink?
    let remote: ProcessLink?

    /// Nil for a site of one process.
    init?(_ options: LiveServer.Options) {
        if options.worker == nil, options.bus == nil { return nil }
        workers = options.worker?.link
        let name = workers?.owner ?? String(UnguessableToken.make().prefix(12))
        self.name = name
        remote = options.bus.map { ProcessLink($0, as: name) }
    }

    func ownership(in store: (any SessionStore)?) -> PageOwnership? {
        guard let store = store as? any SharedSessionStore else { return nil }
        let (workers, remote) = (workers, remote)
        return PageOwnership(id: name, store: store) { page, browser, owner throws(SessionStoreFailure) in
            if let workers {
                if let worker = workers.other(owner) {
                    _ = await workers.request(.release(page: page, browser: browser), of: worker)
                    return
                }
                // A worker of this machine that has ended.
                if workers.isOfThisMachine(owner) { return }
            }
            _ = try await remote?.ask(owner, .release(page: page, browser: browser))
        }
    }

    func announce(_ signedOut: SignedOut) {
        workers?.send(.signedOut(signedOut))
        remote?.announce(signedOut)
    }

    /// The process that is to answer a request; nil if this one does.
    func recipient(of head: HTTPRequestHead, isDraining: Bool) -> Recipient? {
        if let owner = OwnerAddress.owner(in: head.uri), owner != name {
            if let worker = workers?.other(owner), workers?.serves(worker) == true { return .worker(worker) }
            // A page connects to any machine. What else has an owner is in its memory.
            if remote != nil, workers?.isOfThisMachine(owner) != true, !head.uri.hasPrefix(PageAddress.socketPath) {
                return .process(owner)
            }
        }
        return isDraining ? workers?.anyOther.map(Recipient.worker) : nil
    }
}
#endif
