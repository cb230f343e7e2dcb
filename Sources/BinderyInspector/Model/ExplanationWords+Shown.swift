package import Bindery

extension ExplanationWords {
    /// The words in the tool and in the panel of the page, which cut long values and say how long before things were.
    package static func shown(isChinese: Bool) -> ExplanationWords {
        var words = isChinese ? chinese : english
        words.longestValue = 120
        words.earlier = { isChinese ? "（\(InspectorNumbers.time($0))之前）" : ", \(InspectorNumbers.time($0)) before" }
        return words
    }

    private static let chinese = ExplanationWords(
        state: { "\(chineseName($0)) 为 \($1)" }, initial: "自创建以来未变", untraced: "创建时未开启跟踪：请先设置 Diagnostics.isTracing",
        firstComputed: "自首次计算以来未变", computed: { "因 \(chineseName($0)) 变为 \($1) 而重新计算" },
        read: { "由 \(chineseName($0)) 计算得出，其值为 \($1)" },
        written: { writer, transaction in
            let by =
                switch writer {
                case .place(let place): "在 \(place) 处写入"
                case .event(let event): "由 \(event) 写入"
                case .outside: "由外部事件（例如用户输入）写入"
                case .unknown: "被写入"
                }
            return by + (transaction.map { "，位于 \($0) 的事务中" } ?? "")
        },
        observed: { "起因：\(chineseName($0)) 的观察者，它变为 \($1)" }, after: { "起因：\($0)" },
        event: { InspectorTexts.chinese.event(InspectorTexts.chinese.kind($0), chineseName($1)) })

    /// What Bindery itself calls by English words.
    static func chineseName(_ subject: String) -> String {
        switch subject {
        case "a constant": "常量"
        case "the page": "页面"
        case "the window": "窗口"
        case "the program": "程序"
        case "the inspector": "检查器"
        case "a removed element": "已移除的元素"
        default:
            if let (whole, part) = part(subject) {
                "\(chineseName(whole))的\(part)"
            } else if subject.hasPrefix("the action at ") {
                "动作 \(subject.dropFirst(14))"
            } else if subject.hasPrefix("the screen ") {
                "界面 \(subject.dropFirst(11))"
            } else {
                subject
            }
        }
    }

    /// The name of the whole, and the part, of a subject such as `the failure of the action at Shop/Cart.swift:12`.
    private static func part(_ subject: String) -> (whole: String, part: String)? {
        let parts = [
            "an element of ": "元素", "the executions of ": "执行", "the failure of ": "失败", "the last result of ": "上一个结果",
            "the latest value of ": "最新值", "the progress of ": "进度",
        ]
        return parts.first { subject.hasPrefix($0.key) }.map { (String(subject.dropFirst($0.key.count)), $0.value) }
    }
}

/// The texts of the panel in the page, whose script has those of its buttons.
package struct WhyTexts: Sendable {
    package let words: ExplanationWords
    package let attribute: @Sendable (_ name: String, _ element: String) -> String
    package let removed: String
    package let nothing: String

    package static func shown(isChinese: Bool) -> WhyTexts {
        let texts = isChinese ? InspectorTexts.chinese : .english
        return WhyTexts(
            words: .shown(isChinese: isChinese), attribute: texts.attribute,
            removed: isChinese ? "该元素已不在页面上。" : "The element is no longer on the page.",
            nothing: isChinese
                ? "这里没有任何内容跟随在 Diagnostics.isTracing 开启时创建的属性。"
                : "Nothing here follows a property that was made while Diagnostics.isTracing was on.")
    }
}
