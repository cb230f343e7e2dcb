/// The string table of the showcase, in both languages.
public enum Phrase: CaseIterable, Sendable {
    case screens, discardQuestion, discardMessage, discard, keepEditing
    case showcase, language, english, chinese
    case back, connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost, needsScripts
    case phoneLogin, phoneLoginSubtitle, phone, code, fill, logIn, loading, avatar
    case invalidPhone, invalidCode, wrongCredentials, tooManyAttempts, serverFailure, noNetwork, demoAccounts
    case yourAccount, yourAccountSubtitle, loggedIn, nickname, logOut, pageNotFound, pageNotFoundMessage, goToStart
    case dialogs, ok, cancel, close, deleteBook, deleteBookQuestion, deleteBookMessage, delete, deletedBook, keptBook
    case booksSaved, warn, warning, warningMessage, addBook, newBook, bookTitle, addedBook
    case lengthLogin, lengthLoginSubtitle, username, password, invitation, clear
    case from4To16Characters, from8To16Characters, exactly5Characters, invitationLength,
        invitationStopsLogin, demoPassword, colours, allStates, validOnly
    case builtAs, mvc, mvp, mvvmCallbacks, mvvm
    case architectures, architecturesSubtitle, architecturesIntroduction, classDiagram, open, compare
    case view, controller, presenter, viewModel, model, testsWithoutView
    case keeps, keepsAndBinds, refersTo, refersToAndBinds, makes, uses, calls, conformsTo
    case mvcIsRight, mvpIsRight, mvvmCallbacksIsRight, mvvmIsRight
    case accountLogin, accountLoginSubtitle, account, loggingIn, loginSucceeded, wrongPassword, demoLogin
    case goods, goodsSubtitle, loggedInAs, nobodyLoggedIn, gone, retry
    case refresh, noGoods, backToTop, banners, logOutQuestion
    case like, likedGood, unlikedGood, oldPrice, quantity, freePostage, pricedPostage, negotiablePostage
    case goodDetails, sellerAvatar, sellerLocation, reply
    case menuGroups, menuGroupsSubtitle, newGroup, editGroup, noGroups, rename, save, saving, kind
    case mainDishes, sideDishes, drinks, desserts, groupName, groupNameLength, groupNameCharacters
    case deleteGroupQuestion, deleteGroupMessage, groupNotFound, groupDuplicate, groupsFull
    case search, searching, queryTooLong, searchFailed, serviceUnreachable, searchQuery
    case books, booksSubtitle, bookQuery, oneBookFound, booksFound, noBooksFound, nothingMatches, yearBeforeChrist
    case posts, postsSubtitle, onePostFound, postsFound, noPostsFound, executionTime, ageOfPost, days, hours,
        minutes, seconds, typeMore, typeMoreHint
    case askingAccess, accessRefused, accessRefusedHint, askAgain, allowAccess, refuseAccess, accessFailed
    case reveal, conceal, decrease, increase
    case loadingMore, loadingFailed, notOffered
    case gallery, gallerySubtitle, textSection, disableAll, enableAll, fillAll, focusName
    case name, nameHint, nameLength, nameFound, nameFoundIn, age, ageRefused, newPassword, passwordLength, story,
        storyHint
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
        case .screens: ("Screens", "界面")
        case .discardQuestion: ("Discard your changes?", "要放弃更改吗？")
        case .discardMessage: ("They have not been saved.", "更改尚未保存。")
        case .discard: ("Discard", "放弃")
        case .keepEditing: ("Keep editing", "继续编辑")
        case .showcase: ("Bindery showcase", "Bindery 示例")
        case .language: ("Language", "语言")
        case .english: ("English", "English")
        case .chinese: ("简体中文", "简体中文")
        case .back: ("Back", "返回")
        case .connectionLost: ("Connection lost. Reconnecting…", "连接已断开，正在重新连接…")
        case .serverDown: ("Still no connection. What you type is kept.", "仍未连接。您输入的内容会保留。")
        case .nextTry: ("Next try in {seconds} s.", "{seconds} 秒后重试。")
        case .tryNow: ("Try now", "立即重试")
        case .secretLost:
            (
                "The page was loaded again. Enter your password once more: it was not kept.",
                "页面已重新加载。密码不会保留，请重新输入。"
            )
        case .textTooLong:
            ("A text is too long to be sent. It stays here until you shorten it.", "有一段文字过长，无法发送。缩短之前，它只保留在此页面。")
        case .needsScripts:
            (
                "Without JavaScript only the links of this page work. Switch it on and load the page again.",
                "未启用 JavaScript，本页只有链接可用。请启用后重新加载页面。"
            )
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
        case .tooManyAttempts: ("Too many attempts. Try again in five minutes.", "尝试次数过多，请五分钟后再试。")
        case .noNetwork: ("No network. Check the connection and try again.", "网络不可用，请检查网络连接后重试。")
        case .demoAccounts: ("Demo accounts", "演示账号")
        case .serverFailure: ("The server is having a hard time…", "呜呜,服务器不给力呀…")
        case .yourAccount: ("Your account", "我的账号")
        case .yourAccountSubtitle: ("Only for those who are logged in", "登录后可见")
        case .loggedIn: ("Logged in", "已登录")
        case .nickname: ("Nickname", "昵称")
        case .logOut: ("Log out", "注销")
        case .pageNotFound: ("Page not found", "页面不存在")
        case .pageNotFoundMessage: ("There is no screen at this address.", "这个地址没有对应的界面。")
        case .goToStart: ("Go to the start", "返回首页")
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
        case .invitationLength: ("Enter 5 characters.", "请输入 5 个字符。")
        case .invitationStopsLogin:
            (
                "To log in, enter all 5 characters of the invitation code, or leave it empty.",
                "邀请码须填满 5 个字符或留空，才能登录。"
            )
        case .demoPassword: ("The password of this demonstration is 123456789.", "本演示的密码是 123456789。")
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
        case .keeps: ("keeps", "持有")
        case .keepsAndBinds: ("keeps and binds", "持有并绑定")
        case .refersTo: ("refers to", "引用")
        case .refersToAndBinds: ("refers to and binds", "引用并绑定")
        case .makes: ("makes", "创建")
        case .uses: ("uses", "使用")
        case .calls: ("calls", "调用")
        case .conformsTo: ("conforms to", "遵循")
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
        case .loginSucceeded: ("Login succeeded", "登录成功")
        case .wrongPassword: ("Wrong password", "密码错误")
        case .demoLogin:
            (
                "A demonstration: every account and password will do, and nobody stays logged in.",
                "仅为演示：任何账号和密码均可，且不会保持登录。"
            )
        case .goods: ("Goods", "商品")
        case .goodsSubtitle: ("Second-hand goods, page by page, with likes and banners", "二手商品：分页加载、收藏和轮播横幅")
        case .loggedInAs: ("Logged in as …", "当前用户：…")
        case .nobodyLoggedIn: ("Nobody is logged in", "尚未登录")
        case .search: ("Search", "搜索")
        case .searchQuery: ("Search for", "搜索内容")
        case .searching: ("Searching…", "正在搜索…")
        case .queryTooLong: ("This text is too long to search for. Try a shorter one.", "搜索内容过长，请缩短后重试。")
        case .searchFailed: ("The search failed", "搜索失败")
        case .serviceUnreachable: ("The service cannot be reached. It may be starting again.", "无法连接服务，可能正在重新启动。")
        case .books: ("Book search", "图书搜索")
        case .booksSubtitle: ("Full-text search, with what was found marked", "全文检索，标出匹配内容")
        case .bookQuery: ("introduction", "基础")
        case .oneBookFound: ("1 book for “…”", "找到 1 本与“…”相关的图书")
        case .booksFound: ("# books for “…”", "找到 # 本与“…”相关的图书")
        case .noBooksFound: ("No books found", "没有找到图书")
        case .nothingMatches:
            ("Nothing matches “…”. Check the spelling, or try fewer words.", "没有与“…”匹配的内容。请检查拼写，或减少关键词。")
        case .yearBeforeChrist: ("… BC", "公元前 … 年")
        case .posts: ("Post search", "动态搜索")
        case .postsSubtitle: ("Searches while you type, once a second at most", "边输入边搜索，每秒最多一次")
        case .onePostFound: ("1 post for “…”", "找到 1 条与“…”相关的动态")
        case .postsFound: ("# posts for “…”", "找到 # 条与“…”相关的动态")
        case .noPostsFound: ("No posts found", "没有找到动态")
        case .executionTime: ("Took … s", "用时 … 秒")
        case .ageOfPost: ("… ago", "…前")
        case .days: ("… d", "… 天")
        case .hours: ("… h", "… 小时")
        case .minutes: ("… min", "… 分")
        case .seconds: ("… s", "… 秒")
        case .typeMore: ("What are people saying?", "大家在说什么？")
        case .typeMoreHint: ("Type more than three letters; the search starts by itself.", "输入至少两个汉字或四个字母，自动开始搜索。")
        case .askingAccess: ("Asking for access…", "正在请求访问权限…")
        case .accessRefused: ("Access refused", "访问被拒绝")
        case .accessRefusedHint:
            ("The service does not let you read posts. Ask it again, or allow it here.", "服务不允许您阅读动态。请重新请求，或在这里允许访问。")
        case .askAgain: ("Ask again", "重新请求")
        case .allowAccess: ("Allow access", "允许访问")
        case .refuseAccess: ("Refuse access", "拒绝访问")
        case .accessFailed: ("Nobody says whether you have access", "无法确认访问权限")
        case .gone: ("That is not there any more", "内容不存在或已删除")
        case .retry: ("Try again", "重试")
        case .refresh: ("Refresh", "刷新")
        case .noGoods: ("Nothing is on offer", "暂无商品")
        case .backToTop: ("Back to top", "回到顶部")
        case .banners: ("Offers", "推荐")
        case .logOutQuestion: ("Log out the current user?", "确定要注销当前用户吗?")
        case .like: ("Like", "收藏")
        case .likedGood: ("Added to what you like", "收藏商品成功")
        case .unlikedGood: ("No longer among what you like", "取消收藏商品")
        case .oldPrice: ("Was", "原价")
        case .quantity: ("Quantity", "数量")
        case .freePostage: ("Free postage", "包邮")
        case .pricedPostage: ("Postage", "运费")
        case .negotiablePostage: ("Postage negotiable", "运费待议")
        case .goodDetails: ("Details", "商品详情")
        case .sellerAvatar: ("Seller’s picture", "卖家头像")
        case .sellerLocation: ("Location", "卖家位置")
        case .reply: ("Reply", "回复")
        case .menuGroups: ("Menu groups", "菜单分组")
        case .menuGroupsSubtitle: ("Sections, and an editor whose result comes back", "分区列表，编辑器返回结果")
        case .newGroup: ("New group", "新建分组")
        case .editGroup: ("Edit group", "编辑分组")
        case .noGroups: ("There are no groups yet", "还没有分组")
        case .rename: ("Edit", "编辑")
        case .save: ("Save", "保存")
        case .saving: ("Saving…", "正在保存…")
        case .kind: ("Kind", "类别")
        case .mainDishes: ("Main dishes", "主菜")
        case .sideDishes: ("Side dishes", "小菜")
        case .drinks: ("Drinks", "饮品")
        case .desserts: ("Desserts", "甜品")
        case .groupName: ("Name", "名称")
        case .groupNameLength: ("Enter 1 to 40 characters", "请输入 1 至 40 个字符")
        case .groupNameCharacters: ("Remove the control characters", "请删除控制字符")
        case .deleteGroupQuestion: ("Delete “…”?", "要删除“…”吗？")
        case .deleteGroupMessage: ("The group cannot be restored.", "分组删除后无法恢复。")
        case .groupNotFound: ("This group is not there any more", "该分组已不存在")
        case .groupDuplicate: ("Another group has this name", "已有同名分组")
        case .groupsFull: ("There are too many groups: delete one first", "分组已满，请先删除一个")
        case .reveal: ("Show", "显示")
        case .conceal: ("Hide", "隐藏")
        case .decrease: ("Decrease", "减少")
        case .increase: ("Increase", "增加")
        case .loadingMore: ("Loading more…", "正在加载更多…")
        case .loadingFailed: ("Could not load more.", "加载失败。")
        case .notOffered: ("{choice} (no longer offered)", "{choice}（已不提供）")
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
        case .nameFound: ("Found", "找到")
        case .nameFoundIn: ("Ada Lovelace wrote the first program.", "Ada Lovelace 写了世界上第一个程序。")
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
