/// Runs bodies that read one and the same property, each as an effect would, by one effect: a body more takes a third of
/// the memory.
///
/// The property is the one that the first body reads. A body that reads another one, or more than one, has an effect of
/// its own. No body may use its effect's bag.
package final class EffectGroup {
    private var members: [GroupMember] = []
    private var ended = 0
    private var effect: Effect?

    package init() {}

    /// Runs `body` now, and after each transaction that changed a property which its last run read.
    ///
    /// - Returns: what ends that.
    package func run(_ body: some EffectBody) -> Observation {
        let member = Member(body)
        let own = untracked { Effect.start(nil, #fileID, #line, running: Running(member: member, group: self)) }
        guard let property = own.onlyDependency, effect == nil || property == effect!.onlyDependency else { return own }
        if effect == nil { effect = own } else { own.dispose() }
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
