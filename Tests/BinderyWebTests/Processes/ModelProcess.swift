@testable import BinderyWeb

/// A process that acts for one page, as `LiveSessions` does, with a step at each call of the store.
final class ModelProcess: @unchecked Sendable {
    let id: String
    let world: ModelWorld
    let steps: Interleavings
    private(set) var isAlive = true
    /// The epoch in which it acts for the page; nil while it does not.
    var epoch: Int?
    /// The epoch in which it has folded the session of the page; nil while that is not folded.
    var folded: Int?
    /// The last event that it has handled.
    private(set) var handled = 0
    /// How often the page has connected here.
    private var connections = 0
    /// It has contact with the store and with other processes.
    private(set) var isConnected = true
    /// As `OwnershipLease` has it: the number of the present lease, and that under which this process has taken the
    /// page.
    private var hasLease = true
    private(set) var lease = 1
    private var verifiedLease = 1
    /// One restoration, one release and one folding at a time, as in `LiveSessions`.
    var isRestoring = false
    var isReleasing = false
    var isFolding = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    init(_ id: String, _ world: ModelWorld, _ steps: Interleavings) {
        self.id = id
        self.world = world
        self.steps = steps
    }

    var mayAct: Bool { isAlive && epoch != nil && hasLease && !mustVerify }

    var store: ModelStore { ModelStore(world: world, steps: steps, process: self) }

    var ownership: PageOwnership {
        PageOwnership(id: id, store: store) { [world] _, _, owner in
            guard let process = world.process(owner) else { return }
            if process.isConnected { await process.release() } else { await process.leaseEnded() }
        }
    }

    func wait(while isBusy: () -> Bool) async {
        while isBusy() { await withCheckedContinuation { waiters.append($0) } }
    }

    func resumeWaiters() {
        let present = waiters
        waiters = []
        for waiter in present { waiter.resume() }
    }

    // MARK: Acting

    /// The page has connected here.
    func connect() async {
        await wait { isReleasing || isRestoring || isFolding }
        if !isAlive { return }
        if epoch == nil {
            isRestoring = true
            await restore()
            isRestoring = false
            resumeWaiters()
        }
        guard isAlive, epoch != nil else { return }
        connections += 1
        world.home = id
    }

    private func restore() async {
        let number = lease
        guard let taken = try? await ownership.take("page", of: "", madeBy: "a"), isAlive else { return }
        begin(with: taken, under: number)
    }

    func begin(with taken: PageOwnership.Taken, under number: Int) {
        let (saved, former) = (taken.session, folded)
        (epoch, folded) = (saved.epoch, nil)
        verifiedLease = number
        handled = saved.acknowledged
        world.began(self, isContinued: taken.isHandedOver || former == saved.epoch - 1)
    }

    /// The page sends its next event, and the process stores the effect.
    func act() async {
        await wait { isFolding }
        if folded != nil { await unfold() }
        guard isAlive, epoch != nil, !isReleasing else { return }
        if hasLease, mustVerify { await verify() }
        guard mayAct, !isReleasing, let present = epoch else { return }
        handled += 1
        world.acted(self)
        let event = handled
        switch await save(event, owner: id, present) {
        case .lost: if epoch == present { epoch = nil }
        case .failed: break
        case .stored: if world.record?.acknowledged ?? 0 >= event { world.stored = max(world.stored, event) }
        }
    }

    /// Takes the page under a new lease, if it is still its owner.
    func verify() async {
        let number = lease
        guard let record = try? await store.ownership(of: "page"), isConnected, let present = epoch else { return }
        guard record.owner == id, record.epoch == present else {
            epoch = nil
            return
        }
        let taken = try? await store.take("page", for: id, after: present)
        if !isConnected, taken == nil { return }
        epoch = taken?.epoch
        if taken != nil { verifiedLease = number }
    }

    /// It does not know yet whether it has the page under the present lease.
    var mustVerify: Bool { verifiedLease != lease }

    func save(_ event: Int, owner: String?, _ epoch: Int) async -> SaveOutcome {
        let session = SavedSession(
            token: "page", browser: "", location: "", acknowledged: event, owner: owner, epoch: epoch)
        return await store.saved(session)
    }

    // MARK: Losing the page

    /// Another process asks for the page.
    func release() async {
        await wait { isReleasing }
        guard isAlive, epoch != nil || folded != nil || isRestoring else { return }
        isReleasing = true
        await wait { isRestoring || isFolding }
        if let present = folded { await giveUp(present) }
        if let present = epoch {
            _ = await save(handled, owner: nil, present)
            if isAlive, epoch == present { epoch = nil }
        }
        isReleasing = false
        resumeWaiters()
    }

    /// It is cut off, and then reached again.
    func loseContact() async {
        await steps.step("\(id) is cut off")
        isConnected = false
        world.hasFailed = true
        await steps.step("the lease of \(id) ends")
        hasLease = false
        resumeWaiters()
        await steps.step("\(id) is reached again")
        isConnected = true
        hasLease = true
        lease += 1
        await verifyFolded()
    }

    /// Another process waits for as long as this one may act.
    private func leaseEnded() async { await wait { isAlive && hasLease && lease == 1 } }

    /// The page has disconnected, and the time ends in which it may connect here again.
    func endGracePeriod() async {
        let (present, left, count) = (epoch, folded, connections)
        await steps.step("the grace period of \(id) ends")
        guard isAlive, connections == count else { return }
        if let left, folded == left { return await giveUp(left) }
        guard let present, epoch == present else { return }
        epoch = nil
        _ = await save(handled, owner: nil, present)
    }

    func crash() async {
        await steps.step("\(id) crashes")
        isAlive = false
        world.hasFailed = true
        (epoch, folded) = (nil, nil)
        (isRestoring, isReleasing, isFolding) = (false, false, false)
        resumeWaiters()
    }
}
