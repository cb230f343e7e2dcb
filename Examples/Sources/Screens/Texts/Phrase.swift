/// Every text of the showcase, in both languages: the one string table.
public enum Phrase: CaseIterable, Sendable {
    case showcase, language, english, chinese
    case back, connectionLost, serverDown
    case phoneLogin, phoneLoginSubtitle, phone, code, fill, logIn, loading, avatar
    case invalidPhone, invalidCode, wrongCredentials, serverFailure
    case dialogs, ok, cancel, close, deleteBook, deleteBookQuestion, deleteBookMessage, delete, deletedBook, keptBook
    case saveBooks, booksSaved, warn, warning, warningMessage, addBook, newBook, bookTitle, addedBook
    case lengthLogin, lengthLoginSubtitle, username, password, invitation, clear
    case from4To16Characters, from8To16Characters, exactly5Characters, colours, allStates, validOnly
    case builtAs, mvc, mvp, mvvmCallbacks, mvvm
    case architectures, architecturesSubtitle, architecturesIntroduction, classDiagram, open, compare
    case view, controller, presenter, viewModel, model, testsWithoutView
    case mvcIsRight, mvpIsRight, mvvmCallbacksIsRight, mvvmIsRight
    case accountLogin, accountLoginSubtitle, account, loggingIn, loginSucceeded, wrongPassword
    case goods, goodsSubtitle, loggedInAs, nobodyLoggedIn
    case reveal, conceal, decrease, increase
    case gallery, gallerySubtitle, textSection, disableAll, enableAll, fillAll, focusName
    case name, nameHint, nameLength, age, ageRefused, newPassword, passwordLength, story, storyHint
    case choiceSection, choiceNote, news, terms, termsNeeded, volume, seats, drink, noDrink, coffee, tea, cocoa,
        withCocoa
    case pause, resume, previous, next, position
    case arrangements, arrangementsSubtitle, offers, tabs, menusAndBadges, grid, new, teaOffer, coffeeOffer, cocoaOffer,
        openedOffer, teaAdvice, coffeeAdvice, cocoaAdvice, note, inbox, unread, actions, markRead, compact, compactOn,
        compactOff, showOffers, removeOffers
    case progressSection, upload, waiting, valuesLabel, yes, no, none, comma

    func text(in language: Language) -> String {
        let (english, chinese) = texts
        return language == .english ? english : chinese
    }

    private var texts: (english: String, chinese: String) {
        switch self {
        case .showcase: ("Bindery showcase", "Bindery 示例")
        case .language: ("Language", "语言")
        case .english: ("English", "English")
        case .chinese: ("简体中文", "简体中文")
        case .back: ("Back", "返回")
        case .connectionLost: ("Connection lost. Reconnecting…", "连接已断开，正在重新连接…")
        case .serverDown: ("Still no connection. What you type is kept.", "仍未连接。您输入的内容会保留。")
        case .phoneLogin: ("Phone login", "手机登录")
        case .phoneLoginSubtitle: ("Log in with a phone number and a code", "使用手机号和验证码登录")
        case .phone: ("Phone", "手机号")
        case .code: ("Code", "验证码")
        case .fill: ("Fill in", "自动填写")
        case .logIn: ("Log in", "登录")
        case .loading: ("Loading…", "加载中…")
        case .avatar: ("Picture of the account", "账号头像")
        case .invalidPhone: ("Please enter a valid mobile number", "请输入正确的手机号码")
        case .invalidCode: ("The code must have four digits", "验证码错误")
        case .wrongCredentials: ("Wrong phone number or code", "手机号或验证码不正确")
        case .serverFailure: ("The server is having a hard time…", "呜呜,服务器不给力呀…")
        case .dialogs: ("Dialogs", "对话框")
        case .ok: ("OK", "好")
        case .cancel: ("Cancel", "取消")
        case .close: ("Close", "关闭")
        case .deleteBook: ("Delete a book…", "删除一本书…")
        case .deleteBookQuestion: ("Delete “…”?", "要删除“…”吗？")
        case .deleteBookMessage: ("It cannot be restored.", "删除后无法恢复。")
        case .delete: ("Delete", "删除")
        case .deletedBook: ("Deleted: …", "已删除：…")
        case .keptBook: ("Kept: …", "已保留：…")
        case .saveBooks: ("Save", "保存")
        case .booksSaved: ("The books are saved", "书目已保存")
        case .warn: ("Warn twice", "警告两次")
        case .warning: ("Warning", "警告")
        case .warningMessage: ("Nothing is wrong. This only shows how it would look.", "一切正常，这里只是演示。")
        case .addBook: ("Add a book", "添加一本书")
        case .newBook: ("New book", "新书")
        case .bookTitle: ("Title", "书名")
        case .addedBook: ("Added: …", "已添加：…")
        case .lengthLogin: ("Length login", "长度登录")
        case .lengthLoginSubtitle: ("Fields with colours, built in four architectures", "输入框带颜色提示，用四种架构实现")
        case .username: ("User name", "用户名")
        case .password: ("Password", "密码")
        case .invitation: ("Invitation code (optional)", "邀请码（选填）")
        case .clear: ("Clear", "清除")
        case .from4To16Characters: ("4 to 16 characters", "4 至 16 个字符")
        case .from8To16Characters: ("8 to 16 characters", "8 至 16 个字符")
        case .exactly5Characters: ("5 characters", "5 个字符")
        case .colours: ("Colours", "颜色提示")
        case .allStates: ("All states", "所有状态")
        case .validOnly: ("Valid only", "仅有效时")
        case .builtAs: ("The same screen, built as", "同一界面的实现方式")
        case .mvc: ("MVC", "MVC")
        case .mvp: ("MVP", "MVP")
        case .mvvmCallbacks: ("MVVM, closures", "MVVM（闭包）")
        case .mvvm: ("MVVM, bindings", "MVVM（绑定）")
        case .architectures: ("Four architectures", "四种架构")
        case .architecturesSubtitle: ("One screen, compared in figures and diagrams", "同一界面：代码行数与类图对比")
        case .architecturesIntroduction:
            (
                "The same login, built four times. The figures are lines of code, without comments and empty lines, and the tests that need no view.",
                "同一个登录界面实现了四次。数字为代码行数（不含注释和空行），以及无需视图的测试数。"
            )
        case .classDiagram: ("Class diagram", "类图")
        case .open: ("Open", "打开")
        case .compare: ("Compare the four", "对比四种架构")
        case .view: ("View", "视图")
        case .controller: ("Controller", "控制器")
        case .presenter: ("Presenter", "展示器")
        case .viewModel: ("View model", "视图模型")
        case .model: ("Model", "模型")
        case .testsWithoutView: ("Tests", "测试")
        case .mvcIsRight:
            (
                "Right for a screen with little to decide, where the platform brings controllers along.",
                "适合逻辑很少、平台自带控制器的界面。"
            )
        case .mvpIsRight:
            ("Right where every decision must be tested and there are no bindings.", "适合没有绑定、但每个决定都要测试的场合。")
        case .mvvmCallbacksIsRight:
            ("Right where no library may be used, for one or two outputs.", "适合不能引入库、只有一两个输出的视图模型。")
        case .mvvmIsRight: ("Right for state that depends on other state.", "适合相互依赖的状态。")
        case .accountLogin: ("Account login", "账号登录")
        case .accountLoginSubtitle: ("A model, bound both ways", "模型与控件双向绑定")
        case .account: ("Account", "账号")
        case .loggingIn: ("Logging in…", "正在登录…")
        case .loginSucceeded: ("You are logged in", "登录成功")
        case .wrongPassword: ("Wrong password", "密码错误")
        case .goods: ("Goods", "商品")
        case .goodsSubtitle: ("For now: who is logged in", "目前只显示当前用户")
        case .loggedInAs: ("Logged in as …", "当前用户：…")
        case .nobodyLoggedIn: ("Nobody is logged in", "尚未登录")
        case .reveal: ("Show", "显示")
        case .conceal: ("Hide", "隐藏")
        case .decrease: ("Decrease", "减少")
        case .increase: ("Increase", "增加")
        case .gallery: ("Controls", "控件")
        case .gallerySubtitle: ("Every control, to see and to try", "查看和试用所有控件")
        case .textSection: ("Text", "文本")
        case .disableAll: ("Disable all", "全部禁用")
        case .enableAll: ("Enable all", "全部启用")
        case .fillAll: ("Fill in", "自动填写")
        case .focusName: ("Go to the name", "转到姓名")
        case .name: ("Name", "姓名")
        case .nameHint: ("4 to 16 characters", "4 至 16 个字符")
        case .nameLength: ("Enter 4 to 16 characters.", "请输入 4 至 16 个字符。")
        case .age: ("Age", "年龄")
        case .ageRefused: ("Enter a whole number from 0 to 150.", "请输入 0 至 150 之间的整数。")
        case .newPassword: ("New password", "新密码")
        case .passwordLength: ("Enter 8 to 16 characters.", "请输入 8 至 16 个字符。")
        case .story: ("Story", "简介")
        case .storyHint: ("Several lines; it grows", "可输入多行，自动增高")
        case .choiceSection: ("Choices", "选择")
        case .choiceNote: ("What is chosen takes effect at once.", "所选内容立即生效。")
        case .news: ("Send me news", "接收消息")
        case .terms: ("I accept the terms", "我接受条款")
        case .termsNeeded: ("Accept the terms first.", "请先接受条款。")
        case .volume: ("Volume", "音量")
        case .seats: ("Seats", "座位数")
        case .drink: ("Drink", "饮品")
        case .noDrink: ("Choose a drink", "请选择饮品")
        case .coffee: ("Coffee", "咖啡")
        case .tea: ("Tea", "茶")
        case .cocoa: ("Cocoa", "可可")
        case .withCocoa: ("Offer cocoa", "提供可可")
        case .pause: ("Pause", "暂停")
        case .resume: ("Play", "播放")
        case .previous: ("Previous", "上一项")
        case .next: ("Next", "下一项")
        case .position: ("{index} of {count}", "第 {index} 项，共 {count} 项")
        case .arrangements: ("Arrangements", "布局与导航")
        case .arrangementsSubtitle: ("Carousel, menu, tabs, badges and a grid", "轮播、菜单、标签页、角标和网格")
        case .offers: ("Offers", "优惠")
        case .tabs: ("Tabs", "标签页")
        case .menusAndBadges: ("Menu and badges", "菜单和角标")
        case .grid: ("Grid", "网格")
        case .new: ("New", "新品")
        case .teaOffer: ("Tea of the month", "本月好茶")
        case .coffeeOffer: ("Two coffees for one", "咖啡买一送一")
        case .cocoaOffer: ("Cocoa with cream", "奶油可可")
        case .openedOffer: ("Opened: …", "已打开：…")
        case .teaAdvice: ("Steep it for three minutes.", "冲泡三分钟。")
        case .coffeeAdvice: ("Grind the beans just before.", "现磨现煮。")
        case .cocoaAdvice: ("Stir it well while it warms.", "边加热边搅拌。")
        case .note: ("Note", "备注")
        case .inbox: ("Inbox", "收件箱")
        case .unread: ("… unread messages", "… 条未读消息")
        case .actions: ("Actions", "操作")
        case .markRead: ("Mark all as read", "全部标为已读")
        case .compact: ("Compact", "紧凑显示")
        case .compactOn: ("Compact: on", "紧凑显示：开")
        case .compactOff: ("Compact: off", "紧凑显示：关")
        case .showOffers: ("Show the offers", "显示优惠")
        case .removeOffers: ("Remove the offers", "移除优惠")
        case .progressSection: ("Progress", "进度")
        case .upload: ("Upload", "上传")
        case .waiting: ("Waiting", "等待中")
        case .valuesLabel: ("In the model", "模型中的值")
        case .yes: ("yes", "是")
        case .no: ("no", "否")
        case .none: ("none", "无")
        case .comma: (", ", "，")
        }
    }
}
