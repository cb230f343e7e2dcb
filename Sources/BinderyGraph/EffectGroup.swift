/// Runs bodies that read one and the same property by one effect: each further body takes a third of the memory of an
/// effect.
///
/// The property is the one that the first body reads. A body whose first run reads another one, or more than one, has
/// an effect of its own. If a member reads more later, all members run when that changes. A member runs after the
/// observers that were added before it, as an effect does, and perhaps after some that were added later. No body may
/// use its effect's bag.
package final class EffectGroup {
    private var members: [GroupMember] = []
    private var ended = 0
    private var effect: Effect?

    package init() {}

    /// Runs `body` now, and after each transaction that changed a property which its last run read.
    ///
    /// - Returns: what ends that, for a scope to keep. (It always says that it is disposed of.)
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
    /// Nil before it is in the group, and once it has ended.
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
