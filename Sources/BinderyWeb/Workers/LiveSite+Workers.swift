#if Web
internal import NIOHTTP1

extension LiveSite {
    static func ownership(_ options: LiveServer.Options) -> PageOwnership? {
        guard let link = options.worker?.link, let store = options.store as? any SharedSessionStore else { return nil }
        return PageOwnership(id: link.owner, store: store) { page, browser, owner in
            guard let worker = link.other(owner) else { return }
            _ = await link.request(.release(page: page, browser: browser), of: worker)
        }
    }

    /// Answers what other workers ask.
    func answerWorkers() {
        guard let link = options.worker?.link else { return }
        // The link lasts as long as the process, and so does the site of a worker.
        let (sessions, metrics) = (sessions, report.metrics)
        link.receiver.request = { request in
            switch request {
            case .release(let page, let browser):
                await sessions.release(page, of: browser)
                return []
            case .metrics: return metrics.map { Array($0.text.utf8) } ?? []
            }
        }
        link.receiver.signedOut = { [weak self] in self?.options.signIn?.end($0) }
    }

    /// The metrics of all workers. One that does not answer within a second is left out.
    func text(of metrics: LiveMetrics) async -> String {
        guard let link = options.worker?.link else { return metrics.text }
        var texts = await withTaskGroup { group in
            for worker in link.others {
                group.addTask { (worker, await link.request(.metrics, of: worker, within: .seconds(1)) ?? []) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = String(decoding: $1.1, as: UTF8.self) }
        }
        texts[link.identity.number] = metrics.text
        return PrometheusText.joined(texts)
    }

    /// The worker to which a connection with this request is passed; nil if this process answers it.
    func recipient(of head: HTTPRequestHead) -> Int? {
        guard let link = options.worker?.link else { return nil }
        if let owner = OwnerAddress.owner(in: head.uri), let worker = link.other(owner), link.serves(worker) {
            return worker
        }
        // This process ends.
        return sessions.isDraining ? link.anyOther : nil
    }

    /// The worker that acts for a page; nil if it is this one, or none that serves.
    func worker(owning page: String) async -> Int? {
        guard let link = options.worker?.link, let store = options.store as? any SharedSessionStore,
            !sessions.isOpen(page)
        else { return nil }
        let record = try? await store.ownership(of: page)
        guard let owner = record?.owner, let worker = link.other(owner), link.serves(worker) else { return nil }
        return worker
    }

    func pass(_ descriptor: CInt, _ bytes: [UInt8], to worker: Int) {
        options.worker?.link.pass(descriptor, bytes, to: worker)
    }
}
#endif
