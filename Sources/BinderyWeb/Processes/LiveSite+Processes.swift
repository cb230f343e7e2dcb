#if Web
internal import NIOHTTP1

extension LiveSite {
    /// Answers what other processes ask.
    func answerProcesses() {
        // The links last as long as the process, and so does the site of a worker.
        let (sessions, metrics) = (sessions, report.metrics)
        if let link = processes?.workers {
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
        processes?.remote?.begin(
            answering: { [weak self] request in
                switch request {
                case .release(let page, let browser):
                    sessions.refuseEvents(of: page, of: browser)
                    return {
                        await sessions.release(page, of: browser)
                        return ""
                    }
                case .address: return { [weak self] in self?.address ?? "" }
                }
            },
            signedOut: { [weak self] in self?.options.signIn?.end($0) },
            leaseBegan: { Task { await sessions.verifyOwnership() } })
    }

    /// The metrics of all workers. One that does not answer within a second is left out.
    func text(of metrics: LiveMetrics) async -> String {
        guard let link = processes?.workers else { return metrics.text }
        var texts = await withTaskGroup { group in
            for worker in link.others {
                group.addTask { (worker, await link.request(.metrics, of: worker, within: .seconds(1)) ?? []) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = String(decoding: $1.1, as: UTF8.self) }
        }
        texts[link.identity.number] = metrics.text
        return PrometheusText.joined(texts)
    }

    /// The process to which a connection with this request is passed; nil if this process answers it.
    func recipient(of head: HTTPRequestHead) -> OtherProcesses.Recipient? {
        processes?.recipient(of: head, isDraining: sessions.isDraining)
    }

    /// The process that acts for a page; nil if it is this one, or none that serves. The page stays with it: another
    /// one would only have what its models save.
    func process(owning page: PageAddress) async -> OtherProcesses.Recipient? {
        guard let processes, let store = options.store as? any SharedSessionStore, !sessions.isOpen(page.token) else {
            return nil
        }
        let record: SessionOwnership?
        do throws(SessionStoreFailure) {
            record = try await store.ownership(of: page.token)
        } catch {
            return nil
        }
        // A page that is not stored yet is that of its maker.
        guard let owner = record.map(\.owner) ?? page.maker, owner != processes.name else { return nil }
        if let worker = processes.workers?.other(owner) {
            return processes.workers?.serves(worker) == true && record != nil ? .worker(worker) : nil
        }
        guard processes.workers?.isOfThisMachine(owner) != true,
            let address = await processes.remote?.reach(owner), await ConnectionRelay.isReachable(address)
        else { return nil }
        return .process(owner)
    }

    /// Passes a connection on, whose descriptor is closed afterwards. `bytes` were read from it.
    func pass(_ descriptor: CInt, _ bytes: [UInt8], to recipient: OtherProcesses.Recipient) {
        switch recipient {
        case .worker(let worker): processes?.workers?.pass(descriptor, bytes, to: worker)
        case .process(let name):
            let remote = processes?.remote
            Task { await ConnectionRelay.begin(descriptor, bytes, at: await remote?.address(of: name)) }
        }
    }
}
#endif
