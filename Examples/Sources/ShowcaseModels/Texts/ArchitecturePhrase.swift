internal import BinderyView

/// The string table of the comparison of architectures, in both languages.
public enum ArchitecturePhrase: PhraseTable, CaseIterable {
    case playground, playgroundSubtitle, playgroundText, logInWithAll
    case size, sizeText, tests
    case difference, behind, from, to, changedLines
    case requirement, requirementText, requirementChange, requirementOfAll, requirementConclusion
    case largerScreen, largerScreenText, shop, shopNote, moreGoods, nothingShown, compareArchitectures
    case secondView, secondViewText, summary, oneViewOfController, oneViewOfClosures
    case advantages, disadvantages
    case mvcAdvantages, mvcDisadvantages, mvpAdvantages, mvpDisadvantages, callbackAdvantages, callbackDisadvantages,
        bindingAdvantages, bindingDisadvantages

    public func text(in language: Language) -> String {
        let (english, chinese) = texts
        return language == .english ? english : chinese
    }

    private var texts: (english: String, chinese: String) {
        switch self {
        case .playground: ("All four at once", "四种架构同台")
        case .playgroundSubtitle:
            ("Type once into all four, and compare their code line by line", "一次输入，四个表单同时响应；逐行对比代码")
        case .playgroundText:
            (
                "Type in any of the four forms: all of them receive it, each handles it with its own architecture.",
                "在任意一个表单中输入，四个表单会同时收到，并各自以自己的架构处理。"
            )
        case .logInWithAll: ("Log in with all four", "四个表单一起登录")
        case .size: ("Lines of code, and tests without a view", "代码行数，以及无需视图的测试")
        case .sizeText: ("… lines · … tests", "… 行代码 · … 个测试")
        case .tests: ("Tests", "测试")
        case .difference: ("The difference of their code", "代码差异")
        case .behind: ("Behind the view", "视图背后")
        case .from: ("From", "从")
        case .to: ("To", "到")
        case .changedLines: ("Lines removed and added: … and …", "删除 … 行，新增 … 行")
        case .requirement: ("A new requirement", "新需求")
        case .requirementText:
            (
                "The password has to be typed twice. What does each architecture add?",
                "密码必须输入两次。每种架构需要改动什么？"
            )
        case .requirementChange: ("…: − … + … lines", "…：− … + … 行")
        case .requirementOfAll: ("Form and rules, changed for all four", "四种架构都要改的表单与规则")
        case .requirementConclusion:
            (
                "The numbers are close; the risk is not. In the first three, each edit of the password also has to "
                    + "update the second field, and the compiler does not notice if that line is missing. With "
                    + "bindings, the state of the second field depends on the password by its definition.",
                "行数相差不多，风险却不同。前三种架构中，每次修改密码都必须顺便更新第二个字段；漏掉这一行，编译器不会发现。"
                    + "使用绑定时，第二个字段的状态在定义中就依赖于密码。"
            )
        case .largerScreen: ("A larger screen", "更大的页面")
        case .largerScreenText:
            (
                "A login, and after it a list with saving, refreshing and more pages. The more depends on other state, "
                    + "the more updates MVC and closures write by hand. As in the articles, there is no MVP here. The "
                    + "widgets, the look and the services are shared and not counted.",
                "先登录，再显示商品列表：收藏、刷新、加载更多。相互依赖的状态越多，MVC 与闭包要手写的更新就越多。"
                    + "与原文一致，这里没有 MVP；共用的控件、外观与服务不计入行数。"
            )
        case .shop: ("Login and marketplace", "登录与商品")
        case .shopNote:
            (
                "The login ends when you switch the architecture or reload the page.",
                "切换架构或重新加载页面后，需要重新登录。"
            )
        case .moreGoods: ("Load more", "加载更多")
        case .nothingShown: ("Log in to see items here.", "登录后，这里会显示商品。")
        case .compareArchitectures: ("Compare the architectures", "对比架构")
        case .secondView: ("A second view of the same view model", "同一视图模型的第二个视图")
        case .secondViewText:
            (
                "Type or press on either side: both views follow one view model, and neither knows the other.",
                "在任意一侧输入或点按：两个视图跟随同一个视图模型，彼此互不知晓。"
            )
        case .oneViewOfController:
            (
                "One view: the controller names its widgets, so a second view needs changes in the controller.",
                "只有一个视图：控制器直接引用控件，增加第二个视图就要修改控制器。"
            )
        case .oneViewOfClosures:
            (
                "One view: each closure has one listener, so a second view would replace those of the first.",
                "只有一个视图：每个闭包只有一个监听者，第二个视图会取代第一个。"
            )
        case .summary: ("Items: … · saved: … · price of the saved: …", "商品 … 件 · 已收藏 … 件 · 收藏总价 …")
        case .advantages: ("Advantages", "优点")
        case .disadvantages: ("Disadvantages", "缺点")
        case .mvcAdvantages:
            (
                "The fewest concepts. A fault is on the call stack.",
                "概念最少；出错时，原因就在调用栈上。"
            )
        case .mvcDisadvantages:
            (
                "Each method updates by hand what depends on its change. The controller cannot be tested without its "
                    + "widgets, and grows with the screen.",
                "每个方法都要手动更新受影响的内容；控制器离开控件便无法测试，并随页面一起膨胀。"
            )
        case .mvpAdvantages:
            (
                "A test reaches every decision without widgets. Another view can replace this one.",
                "无需控件即可测试每个决策；视图可以替换。"
            )
        case .mvpDisadvantages:
            (
                "The longest: everything on the screen is a method, a call and an implementation. The presenter "
                    + "updates by hand, and has one view.",
                "代码最多：屏幕上的每一项都要有协议方法、调用和实现；呈现器仍需手动更新，且只对应一个视图。"
            )
        case .callbackAdvantages:
            (
                "No library is needed. The view model knows no view, and its state can be read at any time.",
                "无需第三方库；视图模型不知道视图，其状态随时可读。"
            )
        case .callbackDisadvantages:
            (
                "Each output takes a comparison, a closure and a line in the view, and a test of the view model "
                    + "does not notice that the view lacks it. A closure has one listener.",
                "每个输出都要比较、闭包和视图中的一行连接，漏掉时视图模型的测试发现不了；一个闭包只有一个监听者。"
            )
        case .bindingAdvantages:
            (
                "The shortest. What depends on other state is written once, so no update can be forgotten.",
                "代码最少；依赖关系只写一次，不会漏掉更新。"
            )
        case .bindingDisadvantages:
            (
                "More to learn, and a library. A fault shows far from its cause; the inspector names the chain.",
                "需要学习，也需要库；错误会出现在远离原因的地方，检查器可给出因果链。"
            )
        }
    }
}

extension Texts {
    public var architecture: TableTexts<ArchitecturePhrase> { TableTexts(language: language) }
}
