/// A group of bodies that read the same property and share one effect, so that a further body takes a third of an
/// effect's memory. The first body determines the property. A body that first reads another property, or several, has
/// its own effect. If a member later reads more, all members run when that changes. A member runs after the observers
/// added before it, as an effect does, possibly after later ones too. Bodies must not use the effect's bag.
package final class EffectGroup {
    private var members: [GroupMember] = []
    private var ended = 0
    private var effect: Effect?

    package init() {}

    /// Runs `body` now, and after each transaction that changed a property that its last run read.
    ///
    /// - Returns: The disposable that ends this, for a scope to keep. For a member, its `isDisposed` is always true.
    package func run(_ body: some EffectBody) -> Observation {
        let member = Member(body)
        let own = untracked { Effect.start(nil, #fileID, #line, running: Running(member: member, group: self)) }
        guard let property = own.onlyDependency, effect == nil || property == effect!.onlyDependency else { return own }
        if let effect {
            own.dispose()
            effect.runAfterPresentObservers()
        } else {
            effect = own
        }
        member.group = self
        members.append(member)
        return member
    }

    fileprivate func run(_ member: GroupMember, in effect: Effect) {
        for member in effect === self.effect ? members : [member] { member.run(in: effect) }
    }

    fileprivate func memberEnded() {
        ended += 1
        if ended == members.count {
            members = []
            ended = 0
            effect?.dispose()
            effect = nil
        } else if ended > 16, ended * 2 > members.count {
            members.removeAll { $0.group == nil }
            ended = 0
        }
    }
}

private class GroupMember: Observation {
    /// Nil before it joins the group and after it has ended.
    final var group: EffectGroup?

    func run(in effect: Effect) {}
}

private final class Member<Body: EffectBody>: GroupMember {
    private var body: Body?

    init(_ body: Body) { self.body = body }

    override func run(in effect: Effect) { body?.run(in: effect) }

    override func dispose() {
        body = nil
        guard let group else { return }
        self.group = nil
        group.memberEnded()
    }
}

private struct Running: EffectBody {
    let member: GroupMember
    let group: EffectGroup

    func run(in effect: Effect) { group.run(member, in: effect) }
}
