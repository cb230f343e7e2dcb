internal import BinderyView

/// The string table of the workshop, in both languages.
public enum WorkshopPhrase: PhraseTable, CaseIterable {
    case introduction, sevenTasks, experiments, lines, linesOfTasks, linesOfTasksText, linesOfTodos, linesOfTodosText,
        task
    case counter, counterSubtitle, count
    case temperature, temperatureSubtitle, celsius, fahrenheit
    case flights, flightsSubtitle, flightKind, oneWay, returnFlight, departure, arrival, book, dayFormat, bookedOneWay,
        bookedReturn, returnTooEarly
    case timer, timerSubtitle, elapsed, duration, reset
    case people, peopleSubtitle, filterPrefix, givenName, surname, create, update, nobody
    case circles, circlesSubtitle, circlesText, undo, redo, diameter, adjustDiameter, circleCount, circlePlace
    case sheet, sheetSubtitle, price, pieces, amount, soFar, cellContent, editCell, clearCell, computedCells, sheetHint,
        syntaxFault, divisionFault, valueFault,
        circularFault, outsideFault
    case glitches, glitchesSubtitle, glitchesText, byCallbacks, byGraph, glitchCount
    case circuit, circuitSubtitle, circuitText, firstInput, secondInput, operation, sum, difference, product, number,
        text, state, emptyState, validState, invalidState
    case todos, todosSubtitle, newTodo, add, allDone, noTodos, shownTodos, allTodos, openTodos, doneTodos, removeDone,
        remaining, done, todo
    case signals, signalsSubtitle, signalsText, send, observe, leave, runs, observer, subjectText, replayText,
        propertyText, coldText, sharedText, sharedReplayText
    case board, boardSubtitle, order, byName, byLoad, paused, machine, load, average, peak, now, secondsAgo

    public func text(in language: Language) -> String {
        let (english, chinese) = texts
        return language == .english ? english : chinese
    }

    private var texts: (english: String, chinese: String) {
        switch self {
        case .introduction:
            (
                "The seven tasks of 7GUIs, a benchmark of user interface toolkits, the list of TodoMVC, and experiments "
                    + "with the graph. Each shows its source.",
                "界面工具包的基准 7GUIs 的七个任务、TodoMVC 的清单，以及依赖图的实验。每个页面都可查看源码。"
            )
        case .sevenTasks: ("The seven tasks", "七个任务")
        case .experiments: ("More", "更多")
        case .lines: ("…. Lines of code: …", "…，代码共 … 行")
        case .linesOfTasks: ("Lines of code of the seven tasks", "七个任务的代码行数")
        case .linesOfTasksText:
            (
                "Lines with code in all files of a task, without tests, comments and, for Bindery, the texts in two "
                    + "languages. The link of a toolkit leads to the counted solution. The spreadsheet in SwiftUI has 154 "
                    + "cells, and a package for the arithmetic, which is not counted.",
                "统计每个任务全部文件中的代码行，不含测试和注释；Bindery 的双语文本也不计入。点击工具包名称可查看所统计的实现。SwiftUI 版电子表格只有 154 个单元格，其运算由未计入的外部包完成。"
            )
        case .linesOfTodos: ("Lines of code of TodoMVC", "TodoMVC 的代码行数")
        case .linesOfTodosText:
            (
                "Lines with code in all files, counted in the same way, and without the style sheets. The published "
                    + "solutions keep the filter in the address and edit a title after a double click. This one edits it "
                    + "in place, and keeps everything when the page is loaded again.",
                "统计全部文件中的代码行，统计方式相同，不含样式表。已发布的实现把筛选条件写入地址，双击后才能编辑标题；本实现可直接编辑，重新加载页面后内容全部保留。"
            )
        case .task: ("Task", "任务")
        case .counter: ("Counter", "计数器")
        case .counterSubtitle: ("A number and a button", "一个数字和一个按钮")
        case .count: ("Count", "加一")
        case .temperature: ("Temperature", "温度换算")
        case .temperatureSubtitle: ("Two fields that edit one value", "两个输入框编辑同一个值")
        case .celsius: ("Celsius", "摄氏度")
        case .fahrenheit: ("Fahrenheit", "华氏度")
        case .flights: ("Flight booker", "机票预订")
        case .flightsSubtitle: ("Constraints between fields", "字段之间的约束")
        case .flightKind: ("Flight", "航程")
        case .oneWay: ("One-way", "单程")
        case .returnFlight: ("Return", "往返")
        case .departure: ("Departure", "出发日期")
        case .arrival: ("Return date", "返程日期")
        case .book: ("Book", "预订")
        case .dayFormat: ("Enter a date such as 27.03.2026.", "请输入日期，例如 2026-03-27")
        case .bookedOneWay: ("You have booked a one-way flight on ….", "您已预订 … 的单程机票。")
        case .bookedReturn: ("You have booked a flight on …, with return on ….", "您已预订 … 出发、… 返回的往返机票。")
        case .returnTooEarly: ("The return is before the departure.", "返程日期早于出发日期")
        case .timer: ("Timer", "计时器")
        case .timerSubtitle: ("Time and input at once", "时间与输入同时进行")
        case .elapsed: ("Elapsed time", "已用时间")
        case .duration: ("Duration", "时长")
        case .reset: ("Reset", "重置")
        case .people: ("People", "人员名单")
        case .peopleSubtitle: ("Create, read, update and delete", "新增、查询、修改和删除")
        case .filterPrefix: ("Surname begins with", "姓氏开头")
        case .givenName: ("Name", "名字")
        case .surname: ("Surname", "姓氏")
        case .create: ("Create", "新增")
        case .nobody: ("Nobody’s surname begins with that.", "没有符合的姓氏")
        case .update: ("Update", "修改")
        case .circles: ("Circle drawer", "画圆")
        case .circlesSubtitle: ("A canvas with undo and redo", "可撤销和重做的画布")
        case .circlesText:
            (
                "Press the canvas to draw a circle, or a circle to select it. The slider changes its diameter; a "
                    + "right click opens its menu. By keyboard, the arrow keys move a cross, and Enter presses there.",
                "点按画布可画圆，点按圆可选中，再用滑块调整其直径；右键可打开菜单。也可用方向键移动十字光标，按 Enter 点按。"
            )
        case .undo: ("Undo", "撤销")
        case .redo: ("Redo", "重做")
        case .adjustDiameter: ("Adjust diameter…", "调整直径…")
        case .diameter: ("Diameter of the selected circle", "所选圆的直径")
        case .circleCount: ("Canvas with … circles. Press to draw.", "画布上有 … 个圆，点按即可绘制")
        case .circlePlace: ("Cross at …, …. Selected circle: …", "十字光标：…, …。选中的圆：…")
        case .sheet: ("Spreadsheet", "电子表格")
        case .sheetSubtitle: ("10,400 cells with formulas", "10,400 个单元格，支持公式")
        case .price: ("Price", "单价")
        case .pieces: ("Pieces", "数量")
        case .amount: ("Product", "金额")
        case .soFar: ("So far", "累计")
        case .cellContent: ("Content of the cell", "单元格内容")
        case .editCell: ("Edit", "编辑")
        case .clearCell: ("Clear", "清空")
        case .computedCells: ("The last entry computed … of … cells.", "上次输入重新计算了 … 个单元格，共 … 个。")
        case .sheetHint:
            (
                "Press a cell and type: a number, a text, or a formula such as =A1 * 2 or =SUM(A1:B9). Functions: SUM, "
                    + "AVERAGE, MIN, MAX, COUNT. Edit (F2) changes what is there, Clear empties it; Escape takes back "
                    + "what you type.",
                "点按单元格后输入：数字、文本，或公式，例如 =A1 * 2、=SUM(A1:B9)。函数：SUM、AVERAGE、MIN、MAX、COUNT。编辑（F2）修改原有内容，“清空”清除，Esc 撤回输入。"
            )
        case .syntaxFault: ("this is not a formula. Check names, operators and parentheses.", "公式有误，请检查名称、运算符和括号。")
        case .divisionFault: ("a division by zero, or by an empty cell.", "除数为零或空单元格。")
        case .valueFault: ("a cell in the formula has a text, which is not a number.", "公式引用的单元格是文本，不是数字。")
        case .circularFault: ("the formula depends on its own cell.", "公式引用了自身。")
        case .outsideFault: ("the formula refers to a cell outside the sheet.", "公式引用了表格以外的单元格。")
        case .glitches: ("Glitches", "毛刺实验")
        case .glitchesSubtitle: ("A diamond by callbacks, and by the graph", "同一菱形依赖：回调与依赖图对比")
        case .glitchesText:
            (
                "b = a + 1, c = 10 a, d = b + c. Callbacks tell d about b before c has changed: each second value is wrong. "
                    + "The graph computes d once, from values that belong together.",
                "b = a + 1，c = 10 a，d = b + c。使用回调时，c 尚未更新，d 就已收到 b 的变化，因此一半的值是错的。依赖图只用一致的值计算一次 d。"
            )
        case .byCallbacks: ("By callbacks", "使用回调")
        case .byGraph: ("By the graph", "使用依赖图")
        case .glitchCount: ("Values: … · wrong: …", "共 … 个值，错误 … 个")
        case .circuit: ("Converter circuit", "转换器电路")
        case .circuitSubtitle: ("Converters as gates, exchanged while they run", "把转换器当作门电路，运行中可替换")
        case .circuitText:
            (
                "Each box below the inputs is a converter: a pure function, tested alone. One converter serves both "
                    + "inputs; the operation and the colours are exchanged while the program runs. A box lights up only "
                    + "when its result changes.",
                "输入下方的每个方框是一个转换器，即可单独测试的纯函数。两个输入共用一个文本到数字的转换器；运算和颜色可在运行中替换。只有结果变化时，方框才会亮起。"
            )
        case .firstInput: ("First", "输入一")
        case .secondInput: ("Second", "输入二")
        case .operation: ("Operation", "运算")
        case .sum: ("Sum", "加")
        case .difference: ("Difference", "减")
        case .product: ("Product", "乘")
        case .number: ("Number", "数字")
        case .text: ("Text", "文本")
        case .state: ("State", "状态")
        case .emptyState: ("empty", "空")
        case .validState: ("valid", "有效")
        case .invalidState: ("invalid", "无效")
        case .todos: ("Todos", "待办事项")
        case .todosSubtitle: ("The list of TodoMVC", "TodoMVC 的清单")
        case .newTodo: ("What needs to be done?", "需要做什么？")
        case .add: ("Add", "添加")
        case .allDone: ("All done", "全部完成")
        case .noTodos: ("Nothing here.", "没有待办事项")
        case .shownTodos: ("Show", "显示")
        case .allTodos: ("All", "全部")
        case .openTodos: ("Open", "未完成")
        case .doneTodos: ("Done", "已完成")
        case .removeDone: ("Remove done", "清除已完成")
        case .remaining: ("Open: …", "未完成：…")
        case .done: ("Done", "已完成")
        case .todo: ("Todo", "待办事项")
        case .signals: ("Signals", "信号")
        case .signalsSubtitle: ("What each kind gives to a new observer", "各类信号给新观察者什么")
        case .signalsText:
            (
                "Each press is a column. Send gives all signals the next number, Observe adds an observer to each, Leave "
                    + "ends the first one of each. Observe late, and compare.",
                "每次点按是一列。“发送”让所有信号收到下一个数字，“订阅”为每个信号增加一个观察者，“取消订阅”结束每个信号最早的观察者。稍后再订阅，比较收到的值。"
            )
        case .send: ("Send", "发送")
        case .observe: ("Observe", "订阅")
        case .leave: ("Leave", "取消订阅")
        case .runs: ("Runs of its work: …", "执行次数：…")
        case .observer: ("Observer …: …", "观察者 …：…")
        case .subjectText: ("Nothing of the past.", "不提供过去的值。")
        case .replayText: ("The last two values first.", "先提供最近的两个值。")
        case .propertyText: ("The present value first.", "先提供当前值。")
        case .coldText: ("Cold: its work runs for each observer. #2 is the second run.", "冷信号：为每个观察者单独执行。#2 是第二次执行。")
        case .sharedText: ("One run for all observers, until the last one leaves.", "所有观察者共享一次执行，直到最后一个离开。")
        case .sharedReplayText: ("One run, and its last value first.", "共享一次执行，并先提供最近的值。")
        case .board: ("Live board", "实时看板")
        case .boardSubtitle: ("Four charts and a table, five times a second", "四张图表和一个表格，每秒更新五次")
        case .order: ("Order of the table", "表格排序")
        case .byName: ("By name", "按名称")
        case .byLoad: ("By load", "按负载")
        case .paused: ("Paused", "暂停")
        case .machine: ("Machine", "机器")
        case .load: ("Load", "负载")
        case .now: ("now", "现在")
        case .secondsAgo: ("… s ago", "… 秒前")
        case .average: ("Average", "平均")
        case .peak: ("Peak", "峰值")
        }
    }
}

extension Texts {
    public var workshop: TableTexts<WorkshopPhrase> { TableTexts(language: language) }
}
