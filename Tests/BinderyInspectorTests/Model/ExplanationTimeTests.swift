import Bindery
import Testing

@testable import BinderyGraph
@testable import BinderyInspector

/// An explanation says how long before the change its events were.
@Suite struct ExplanationTimeTests {
    private func explanation(executedAt start: Duration?, writtenAt end: Duration?) -> Explanation {
        let edit = Explanation(
            property: "<input #phone>", value: "", reason: .event(TraceEvent.Kind("edit"), cause: nil), event: 1,
            time: .zero, kind: TraceEvent.Kind("edit"), node: nil)
        let execution = Explanation(
            property: "the action at A.swift:9", value: "",
            reason: .event(TraceEvent.Kind("execution"), cause: edit), event: 2, time: start,
            kind: TraceEvent.Kind("execution"), node: nil)
        return Explanation(
            property: "name", value: "b", reason: .written(at: "A.swift:3", transaction: nil, cause: execution),
            event: 3, time: end, kind: nil, node: 1)
    }

    @Test func itIsMeasuredToTheChange() {
        let explanation = explanation(executedAt: .microseconds(1200), writtenAt: .milliseconds(352))
        #expect(
            explanation.lines(in: .shown(isChinese: false)) == [
                "name is b", "  written at A.swift:3",
                "    after the execution of the action at A.swift:9, 350.8 ms before",
                "      after the edit of <input #phone>, 352.0 ms before",
            ])
        #expect(explanation.lines(in: .shown(isChinese: true))[2].hasSuffix("（350.8 ms之前）"))
        #expect(!explanation.description.contains("before"), "it is the same in each run of a test")
    }

    @Test func thePartsOfAListAndOfAnActionHaveChineseNames() {
        TraceLog().record {
            let goods = MutableListProperty(["tea"], file: "A.swift", line: 1)
            let load = Action(file: "A.swift", line: 2) { (_: Void) async in }
            let element = ListFollower(goods).makeProperty("tea")
            let text = Property(file: "A.swift", line: 3) { "\(element.value) \(load.failure.value == nil)" }
            #expect(
                explain(text).lines(in: .shown(isChinese: true)) == [
                    "A.swift:3 为 tea true", "  由 A.swift:1的元素 计算得出，其值为 tea", "    自创建以来未变",
                    "  由 动作 A.swift:2的失败 计算得出，其值为 nil", "    自创建以来未变",
                ])
        }
    }

    @Test func lessThanAMillisecondAndAnUnknownTimeAreLeftOut() {
        for time in [Duration.microseconds(351_500), nil] {
            let lines = explanation(executedAt: time, writtenAt: .milliseconds(352)).lines(in: .shown(isChinese: false))
            #expect(lines[2] == "    after the execution of the action at A.swift:9")
        }
    }

    @Test func programsReadTheTime() {
        let text = TraceJSON.text(of: explanation(executedAt: nil, writtenAt: .milliseconds(352)))
        #expect(
            text.contains(#""event":3,"node":1,"time":352000"#) && text.contains(#""event":2,"node":null,"time":null"#))
    }
}
