internal import Bindery
internal import BinderyView

/// The texts of the inspector.
package struct InspectorTexts: Sendable {
    /// The words of explanations.
    var words: ExplanationWords
    var title: String
    var session: String
    var noSession: String
    var ended: String
    var untraced: String
    var continuing: String
    var trace: String
    var stopTracing: String
    var traceRefused: String
    var views: String
    var elements: String
    var timeline: String
    var graph: String
    var health: String
    var search: String
    var pickHint: String
    /// Where elements cannot be picked in the page.
    var chooseHint: String
    var noElements: String
    var nothingPicked: String
    var pick: String
    var pickHelp: String
    var why: String
    var value: String
    var write: String
    var refused: String
    var showInGraph: String
    var showInTimeline: String
    var program: String
    /// The kind of an event, and an event in words.
    var kind: @Sendable (TraceEvent.Kind) -> String
    /// Translates the subject of an event, as far as it is in Bindery's own words.
    var subject: @Sendable (String) -> String
    var event: @Sendable (_ kind: String, _ subject: String) -> String
    /// An attribute of an element, in words.
    var attribute: @Sendable (_ name: String, _ element: String) -> String
    /// Said of what has not ended, with how long it has run.
    var running: @Sendable (Duration) -> String
    var showsNoise: String
    var noTurns: String
    var dropped: @Sendable (Int) -> String
    var counts: @Sendable (_ writes: Int, _ computations: Int, _ observations: Int, _ frames: Int) -> String
    var dependencies: String
    var openInEditor: String
    var lanes: [InspectorLane: String]
    var streams: Streams
    var graphHint: String
    var legend: [TraceGraphLegend: String]
    var noFindings: String
    var findings: Findings
    var properties: String
    var runs: String
    var idleRuns: String
    var cost: String
    var name: String
    var moments: Moments

    struct Moments: Sendable {
        var title: String
        var back: String
        var forth: String
        var toPresent: String
        var showAfter: String
        var notUndone: String
        var present: @Sendable (_ count: Int) -> String
        var place: @Sendable (_ index: Int, _ count: Int) -> String
        var after: @Sendable (_ kind: String, _ subject: String) -> String
        var remark: @Sendable (MomentRemark) -> String
    }

    var sessions: Sessions

    struct Sessions: Sendable {
        var title: String
        var columns: [String]
        var state: @Sendable (_ isConnected: Bool, _ isTraced: Bool) -> String
        var memory: @Sendable (_ bytes: Int, _ sessions: Int) -> String
    }

    struct Findings: Sendable {
        var diagnosis: String
        var longExecution: @Sendable (String) -> String
        var idle: @Sendable (_ idle: Int, _ runs: Int) -> String
        var unneeded: @Sendable (Int) -> String
        var largeTurn: @Sendable (_ kind: String, Int, _ length: String) -> String
        var retained: @Sendable (Int, _ screen: String) -> String
        /// - Parameter screen: Nil if it waits for an earlier execution.
        var waiting: @Sendable (String, _ screen: String?) -> String
        /// Whether it is a fault, and what to do about it; nil if the finding says so itself.
        var remedy: @Sendable (HealthReport.Finding.Kind) -> String?
    }

    func title(of turn: Turn) -> String { turn.cause.map { title($0.kind, $0.subject) } ?? program }

    private func title(_ kind: TraceEvent.Kind, _ subject: String) -> String {
        event(self.kind(kind), self.subject(subject))
    }

    /// An event in a line.
    func title(of bar: LaneBars.Bar) -> String {
        let outcome = bar.running.map(running) ?? bar.detail
        let title = title(bar.kind, bar.subject)
        return outcome.isEmpty ? title : "\(title): \(outcome)"
    }

    struct Streams: Sendable {
        var title: String
        var hint: String
        var omitted: @Sendable (_ omitted: Int, _ mostEvents: Int, _ mostRows: Int) -> String
        var pause: String
        var event: @Sendable (MarbleDiagram.Mark, _ detail: String, _ time: String) -> String
        var values: @Sendable (_ count: Int, _ details: String, _ first: String, _ last: String) -> String

        /// What a marble shows, in words.
        func text(of marble: MarbleDiagram.Marble) -> String {
            let times = marble.items.map { InspectorNumbers.time($0.time) }
            if marble.items.count == 1 { return event(marble.mark, marble.items[0].detail, times[0]) }
            let details = marble.items.prefix(20).map(\.detail).filter { !$0.isEmpty }.joined(separator: ", ")
            return values(
                marble.items.count, marble.items.count > 20 ? details + ", …" : details, times[0],
                times[times.count - 1])
        }
    }

    func hint(canPick: Bool) -> String { canPick ? pickHint : chooseHint }

    package static let english = InspectorTexts(
        words: .shown(isChinese: false), title: "Inspector", session: "Session",
        noSession: "No session is open. Open a page of the program.",
        ended: "This session has ended.", untraced: "This session is not traced.",
        continuing: "The page continues in a new session.", trace: "Trace this session",
        stopTracing: "Stop tracing",
        traceRefused: "This session cannot be traced: it has ended, or the server stores no sessions.", views: "Views",
        elements: "Elements", timeline: "Timeline", graph: "Graph",
        health: "Health", search: "Search by name",
        pickHint: "Choose an element, or hold Alt and click on it in the page. P picks the next click there.",
        chooseHint: "Choose an element.", noElements: "No element has this name.",
        nothingPicked: "Nothing is picked.", pick: "Pick an element", pickHelp: "Pick an element in the page (P)",
        why: "Why is it so?", value: "Value", write: "Write",
        refused: "The property has another type of value.", showInGraph: "Show in the graph",
        showInTimeline: "Show in the timeline",
        program: "The program", kind: { $0.description }, subject: { $0 }, event: { "\($0) of \($1)" },
        attribute: { "\($0) of \($1)" },
        running: { "running, \(InspectorNumbers.seconds($0)) s" },
        showsNoise: "Picks and focus changes", noTurns: "Nothing has happened yet.",
        dropped: { "\(count($0, "earlier event was", "earlier events were")) dropped." },
        counts: {
            [count($0, "write"), count($1, "computation"), count($2, "observer"), count($3, "frame")]
                .joined(separator: " · ")
        }, dependencies: "What it depends on now",
        openInEditor: "Open in the editor",
        lanes: [
            .input: "Input", .screens: "Screens", .actions: "Actions", .requests: "Requests", .streams: "Streams",
            .transactions: "Transactions", .writes: "Writes", .computations: "Computations", .observers: "Observers",
            .frames: "Frames",
            .other: "Other",
        ],
        streams: Streams(
            title: "Streams",
            hint: "No stream is traced. Add .trace(\"name\") to a signal to see its events here as marbles.",
            omitted: { "Shown are the latest \($1) events in at most \($2) rows. Not shown: \(count($0, "event"))." },
            pause: "A pause, shortened",
            event: { mark, detail, time in
                switch mark {
                case .subscription: "subscribed at \(time)"
                case .value: detail.isEmpty ? "a value at \(time)" : "\u{201C}\(detail)\u{201D} at \(time)"
                case .completion: "completed at \(time)"
                case .failure: "failed with \(detail) at \(time)"
                case .cancellation: "cancelled at \(time)"
                }
            },
            values: { "\($0) values from \($2) to \($3): \($1)" }),
        graphHint: "Choose an element or search for a property. The graph shows what is around it.",
        legend: [.source: "source", .derived: "derived", .observer: "observer", .unneeded: "needed by nothing"],
        noFindings: "Nothing is conspicuous.",
        findings: Findings(
            diagnosis: "A misuse was reported", longExecution: { "An execution has run for \($0)" },
            idle: { "\($0) of \($1) computations had the same value as before" },
            unneeded: { "\(count($0, "property is", "properties are")) needed by nothing" },
            largeTurn: { "One \($0) led to \($1) other events within \($2)" },
            retained: { "\(count($0, "property", "properties")) of the screen “\($1)” outlived it" },
            waiting: { length, screen in
                screen.map { "An execution has waited for the screen \($0) for \(length)" }
                    ?? "An execution has waited for an earlier one for \(length)"
            },
            remedy: {
                switch $0 {
                case .diagnosis: nil
                case .longExecution: "If it should have ended: the timeline shows which of its requests has no answer."
                case .idle: "Wasted work. Depend on the part that is used, such as a map of the value."
                case .unneeded: "Harmless: they compute only when they are read."
                case .largeTurn: "A fault only if it takes long. Write a list in one transaction, or assign it whole."
                case .retained:
                    "Probably a leak: an observation without a bag, or a closure that captures self, keeps them."
                case .waiting: "Not a fault: it goes on when that ends."
                }
            }),
        properties: "Properties by cost", runs: "Runs", idleRuns: "Idle", cost: "Cost", name: "Name",
        moments: Moments(
            title: "States of the session", back: "Step back", forth: "Step forward", toPresent: "To the present",
            showAfter: "Show the page after this", notUndone: "The program can go on from here. Not undone:",
            present: { "The present state, of \(count($0, "state"))" }, place: { "State \($0) of \($1)" },
            after: { ", after the \($0) of \($1)" },
            remark: {
                switch $0 {
                case .request(let subject): "The request \(subject) has been sent."
                case .execution(let subject): "\(subject) was executing then. It is not executed again."
                case .property(let name): "\(name) keeps its present value."
                case .page: "Open menus, alerts and dialogs, the focus and scrolled lists stay as they are."
                }
            }),
        sessions: Sessions(
            title: "Sessions",
            columns: ["Session", "State", "Latency", "Frames", "Sent", "Waiting", "Slow reads"],
            state: { "\($0 ? "connected" : "absent")\($1 ? ", traced" : "")" },
            memory: {
                """
                The process has \(InspectorNumbers.size($0)) in memory, \(InspectorNumbers.size($0 / $1)) for each \
                of \(count($1, "session")) on average.
                """
            }))

    package static let chinese = InspectorTexts(
        words: .shown(isChinese: true), title: "检查器", session: "会话", noSession: "没有打开的会话。请先打开程序的页面。", ended: "该会话已结束。",
        untraced: "该会话未被跟踪。", continuing: "页面将在新的会话中继续。", trace: "跟踪该会话", stopTracing: "停止跟踪",
        traceRefused: "无法跟踪该会话：会话已结束，或服务器不保存会话。", views: "视图", elements: "元素", timeline: "时间线",
        graph: "依赖图", health: "健康", search: "按名称搜索", pickHint: "请选择一个元素，或在页面上按住 Alt 点按它。按 P 拾取页面上的下一次点按。",
        chooseHint: "请选择一个元素。", noElements: "没有名称匹配的元素。",
        nothingPicked: "未选择任何内容。", pick: "拾取元素", pickHelp: "在页面上拾取元素（P）", why: "为什么会这样？", value: "值", write: "写入",
        refused: "该属性的值不是这种类型。", showInGraph: "在依赖图中显示", showInTimeline: "在时间线中显示",
        program: "程序", kind: { chineseKinds[$0] ?? $0.description },
        subject: ExplanationWords.chineseName, event: { "\($0) \($1)" },
        attribute: { "\($1) 的\(chineseAttributes[$0] ?? " \($0)")" },
        running: { "运行中，\(InspectorNumbers.seconds($0)) 秒" }, showsNoise: "拾取与焦点变化", noTurns: "还没有发生任何事件。",
        dropped: { "较早的 \($0) 个事件已被丢弃。" },
        counts: { "\($0) 次写入 · \($1) 次计算 · \($2) 次观察 · \($3) 帧" }, dependencies: "它现在依赖于", openInEditor: "在编辑器中打开",
        lanes: [
            .input: "输入", .screens: "界面", .actions: "动作", .requests: "请求", .streams: "信号流", .transactions: "事务",
            .writes: "写入", .computations: "计算", .observers: "观察者", .frames: "帧", .other: "其他",
        ],
        streams: Streams(
            title: "信号流", hint: "没有被跟踪的信号。在信号后加上 .trace(\"名称\")，其事件会以弹珠图显示在这里。",
            omitted: { "显示最近的 \($1) 个事件，最多 \($2) 行。未显示 \($0) 个事件。" }, pause: "停顿，已缩短",
            event: { mark, detail, time in
                switch mark {
                case .subscription: "\(time) 订阅"
                case .value: detail.isEmpty ? "\(time) 有值" : "\(time) “\(detail)”"
                case .completion: "\(time) 完成"
                case .failure: "\(time) 失败：\(detail)"
                case .cancellation: "\(time) 取消"
                }
            },
            values: { "\($2) 至 \($3) 共 \($0) 个值：\($1)" }),
        graphHint: "请选择一个元素或搜索属性。依赖图会显示它周围的内容。",
        legend: [.source: "源", .derived: "派生", .observer: "观察者", .unneeded: "无人需要"],
        noFindings: "没有发现异常。",
        findings: Findings(
            diagnosis: "报告了误用", longExecution: { "有一次执行已运行 \($0)" },
            idle: { "\($1) 次计算中有 \($0) 次值未改变" }, unneeded: { "有 \($0) 个属性无人需要" },
            largeTurn: { "一次\($0)在 \($2) 内引发了 \($1) 个事件" }, retained: { "界面“\($1)”结束后，它的 \($0) 个属性仍然存在" },
            waiting: { length, screen in
                screen.map { "有一次执行已等待界面 \($0) \(length)" } ?? "有一次执行已等待前一次执行 \(length)"
            },
            remedy: {
                switch $0 {
                case .diagnosis: nil
                case .longExecution: "若早该结束：时间线会显示它的哪个请求没有回应。"
                case .idle: "白费的计算。请只依赖用到的部分，例如对值使用 map。"
                case .unneeded: "无害：只有被读取时才计算。"
                case .largeTurn: "仅在耗时较长时才是问题。请在一个事务中写入列表，或整体赋值。"
                case .retained: "可能是内存泄漏：没有归入 bag 的观察，或捕获了 self 的闭包，仍持有它们。"
                case .waiting: "不是问题：等待结束后会继续。"
                }
            }),
        properties: "按开销排列的属性", runs: "运行", idleRuns: "无变化", cost: "开销", name: "名称",
        moments: Moments(
            title: "会话的状态", back: "后退一步", forth: "前进一步", toPresent: "回到当前", showAfter: "显示此后的页面",
            notUndone: "程序可以从这里继续。以下内容没有撤销：", present: { "当前状态，共 \($0) 个状态" },
            place: { "第 \($0) 个状态，共 \($1) 个" }, after: { "，在 \($1) 的 \($0) 之后" },
            remark: {
                switch $0 {
                case .request(let subject): "请求 \(subject) 已经发出。"
                case .execution(let subject): "\(subject) 当时正在执行，不会再次执行。"
                case .property(let name): "\(name) 保持当前的值。"
                case .page: "打开的菜单、提示框与对话框、焦点以及滚动位置保持不变。"
                }
            }),
        sessions: Sessions(
            title: "会话", columns: ["会话", "状态", "延迟", "帧", "已发送", "等待发送", "读取缓慢"],
            state: { "\($0 ? "已连接" : "已离开")\($1 ? "，跟踪中" : "")" },
            memory: {
                "进程占用内存 \(InspectorNumbers.size($0))，共 \($1) 个会话，平均每个 \(InspectorNumbers.size($0 / $1))。"
            }))
}

private func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// What the attributes are called in Chinese; others keep their names.
private let chineseAttributes = [
    "text": "文本", "value": "值", "label": "标签", "message": "提示", "title": "标题", "enabled": "可用状态", "hidden": "隐藏状态",
    "inert": "停用状态", "content": "内容", "placeholder": "占位文本", "background": "背景", "color": "颜色", "selected": "选中状态",
    "current": "当前项",
    "source": "来源", "description": "描述", "back button": "返回按钮", "choices": "选项", "busy": "忙碌状态", "opacity": "不透明度",
]

/// What the kinds are called in Chinese; those of other modules keep their names.
private let chineseKinds: [TraceEvent.Kind: String] = [
    .write: "写入", .transaction: "事务", .computation: "计算", .idleComputation: "无变化的计算", .observation: "观察",
    .diagnosis: "误用报告",
    .execution: "执行", .executionEnd: "执行结束", .wait: "等待", .waitEnd: "等待结束", .serviceRequest: "请求", .serviceAnswer: "答复",
    .timer: "定时器", .message: "消息", .restoration: "恢复", .streamSubscription: "订阅", .streamValue: "值",
    .streamCompletion: "完成", .streamFailure: "失败", .streamCancellation: "取消", .tap: "点按", .edit: "编辑",
    .submission: "提交", .focusChange: "焦点变化", .navigation: "导航", .scroll: "滚动", .input: "输入", .pick: "拾取",
    .pageFrame: "帧", .pageOpening: "打开", .carouselHold: "停留", .appearance: "出现", .disappearance: "消失",
]

enum TraceGraphLegend: Hashable, CaseIterable { case source, derived, observer, unneeded }
