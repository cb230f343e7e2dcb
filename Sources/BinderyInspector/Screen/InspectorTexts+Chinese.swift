internal import Bindery
internal import BinderyView

extension InspectorTexts {
    package static let chinese = InspectorTexts(
        words: .shown(isChinese: true), title: "检查器", session: "会话", noSession: "没有打开的会话。请先打开程序的页面。", ended: "该会话已结束。",
        untraced: "该会话未被跟踪。", continuing: "页面将在新的会话中继续。", trace: "跟踪该会话", stopTracing: "停止跟踪",
        traceRefused: "无法跟踪该会话：会话已结束，或服务器不保存会话。", views: "视图", elements: "元素", timeline: "时间线",
        graph: "依赖图", health: "健康", search: "按名称搜索", pickHint: "请选择一个元素，或在页面上按住 Alt 点按它。按 P 拾取页面上的下一次点按。",
        chooseHint: "请选择一个元素。", noElements: "没有名称匹配的元素。",
        nothingPicked: "未选择任何内容。", gone: "该属性已不存在。", pick: "拾取元素", pickHelp: "在页面上拾取元素（P）",
        why: "为什么会这样？", value: "值", write: "写入",
        refused: "该属性的值不是这种类型。", showInGraph: "在依赖图中显示", showInTimeline: "在时间线中显示",
        program: "程序", kind: { chineseKinds[$0] ?? $0.description },
        subject: ExplanationWords.chineseName, event: { "\($0) \($1)" },
        attributeName: { chineseAttributes[$0] ?? $0 }, attribute: { "\($1) 的\(chineseAttributes[$0] ?? " \($0)")" },
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
            slowReader: { "有一个页面已 \($0) 秒没有读取" },
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
                case .slowReader: "网络缓慢，或页面正忙。它再次读取时，会以一帧得到所有变化。"
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
                case .send(let subject): "一个 \(subject) 已经发出。"
                case .withheld(.send, let subject): "一个 \(subject) 不会再次发出。"
                case .withheld(_, let subject): "\(subject) 不会再次执行。"
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
    .timer: "定时器", .send: "发送", .message: "消息", .restoration: "恢复", .withheld: "未重复的事件", .streamSubscription: "订阅",
    .streamValue: "值",
    .streamCompletion: "完成", .streamFailure: "失败", .streamCancellation: "取消", .tap: "点按", .edit: "编辑",
    .submission: "提交", .focusChange: "焦点变化", .navigation: "导航", .scroll: "滚动", .input: "输入", .pick: "拾取",
    .pageFrame: "帧", .pageOpening: "打开", .carouselHold: "停留", .appearance: "出现", .disappearance: "消失",
]
