@testable import BinderyWeb

/// What `LiveSessions+Folding` does, and what a page that is loaded again does to the one before it.
extension ModelProcess {
    /// The page rests.
    func fold() async {
        guard isAlive, !isReleasing, !isFolding, !isRestoring, let present = epoch else { return }
        isFolding = true
        let event = handled
        let outcome = await save(event, owner: id, present)
        if isAlive, epoch == present {
            switch outcome {
            case .stored where handled == event: (epoch, folded) = (nil, present)
            case .stored, .failed: break
            case .lost: epoch = nil
            }
        }
        isFolding = false
        resumeWaiters()
    }

    /// A folded page sends an event. Its session is restored if no other process has taken the page meanwhile.
    func unfold() async {
        await wait { isReleasing || isRestoring }
        guard isAlive, let present = folded else { return }
        isRestoring = true
        let number = lease
        if let taken = try? await ownership.take("page", foldedIn: present), isAlive {
            begin(with: taken, under: number)
            world.woke(self)
        }
        isRestoring = false
        resumeWaiters()
    }

    /// Another process wants the page, which is folded.
    func giveUp(_ present: Int) async {
        folded = nil
        await steps.step("\(id) reads what it gives up")
        guard isAlive, isConnected, let saved = world.record, saved.owner == id, saved.epoch == present else { return }
        _ = await save(saved.acknowledged, owner: nil, present)
    }

    /// It is reached again: another process may have taken the page.
    func verifyFolded() async {
        guard folded != nil, let record = try? await store.ownership(of: "page") else { return }
        if record.owner != id { folded = nil }
    }

    /// The page is loaded again in its tab: the new page continues its state.
    func inherit() async {
        await steps.step("\(id) loads the next page")
        guard isAlive, isConnected else { return }
        if epoch != nil, mustVerify { await verify() }
        // Cut off once more: the page asks again.
        if epoch != nil, mustVerify { return }
        if epoch != nil { return world.inherited(self, handled) }
        if let present = folded, let saved = world.record, saved.epoch == present {
            return world.inherited(self, saved.acknowledged)
        }
        guard let taken = try? await ownership.take("page", of: "", madeBy: "a") else { return }
        world.inherited(self, taken.session.acknowledged)
    }
}
