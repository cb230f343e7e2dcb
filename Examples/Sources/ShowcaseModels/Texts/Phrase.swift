/// The string table of the showcase, in both languages.
public enum Phrase: CaseIterable, Sendable {
    case screens, discardQuestion, discardMessage, discard, keepEditing
    case showcase, language, english, chinese
    case startTitle, startText, program, running, copy, changesSoFar, formScreens, listScreens, otherScreens, figures,
        figuresHere, figurePress, figurePaint, figureSize, figureWrite, figureMemory, figureRxJS, figureGraphs,
        installation, documentation, documentationUnbuilt, documentationBuilt, command, tutorial
    case source, sourceHint, test, copied, guide, inspector
    case menu, find, nothingFound, allScreens, start, commands, settings, scheme, schemeSystem, schemeLight, schemeDark,
        accent, blue, violet, green, red, orange
    case laboratory, laboratoryText, latency, failures, slowService, goOffline, restartServer, restarted, killWorker,
        secondWindow,
        makeNormal, windows, counted, count, notCounted
    case back, connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost, needsScripts
    case phoneLogin, phoneLoginSubtitle, loginReason, phone, code, fill, logIn, loading, avatar
    case invalidPhone, invalidCode, wrongCredentials, tooManyAttempts, serverFailure, noNetwork, demoAccounts
    case yourAccount, yourAccountSubtitle, loggedIn, nickname, logOut, pageNotFound, pageNotFoundMessage, goToStart
    case dialogs, ok, cancel, close, deleteBook, deleteBookQuestion, deleteBookMessage, delete, deletedBook, keptBook
    case booksSaved, warn, warning, warningMessage, addBook, newBook, bookTitle, addedBook
    case lengthLogin, lengthLoginSubtitle, username, password, invitation, clear
    case from4To16Characters, from8To16Characters, exactly5Characters, invitationLength,
        invitationStopsLogin, demoPassword, colours, allStates, validOnly
    case builtAs, mvc, mvp, mvvmCallbacks, mvvm
    case architectures, architecturesSubtitle, architecturesIntroduction, classDiagram, open, compare
    case view, controller, presenter, viewModel, model, linesOfCode, testsWithoutView
    case keeps, keepsAndBinds, refersTo, refersToAndBinds, makes, uses, calls, conformsTo
    case mvcIsRight, mvpIsRight, mvvmCallbacksIsRight, mvvmIsRight
    case accountLogin, accountLoginSubtitle, account, loggingIn, loginSucceeded, wrongPassword, demoLogin
    case goods, goodsSubtitle, loggedInAs, nobodyLoggedIn, gone, retry
    case refresh, noGoods, backToTop, banners, logOutQuestion
    case like, likedGood, unlikedGood, oldPrice, quantity, freePostage, pricedPostage, negotiablePostage
    case goodDetails, sellerAvatar, sellerLocation, reply
    case goodsOfSeller, goodsOfPlace, goodsOfBanner, goodsSummary, thisGood, noRelatedGoods, replies, noReplies,
        yourReply, send, replySent, replyTooLong,
        ownReply,
        foreignReply
    case menuGroups, menuGroupsSubtitle, newGroup, editGroup, noGroups, rename, save, saving, kind
    case mainDishes, sideDishes, drinks, desserts, groupName, groupNameLength, groupNameCharacters
    case deleteGroupQuestion, deleteGroupMessage, groupNotFound, groupDuplicate, groupsFull
    case search, searching, queryTooLong, searchFailed, serviceUnreachable, searchQuery
    case books, booksSubtitle, bookQuery, oneBookFound, booksFound, noBooksFound, nothingMatches, searchInstead,
        yearBeforeChrist,
        book, booksByAuthor, booksOfTime
    case post, postsByUser
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
    case workshop, workshopSubtitle
    case arrangements, arrangementsSubtitle, offers, tabs, menusAndBadges, grid, new, teaOffer, coffeeOffer, cocoaOffer,
        openedOffer, teaAdvice, coffeeAdvice, cocoaAdvice, note, inbox, unread, actions, markRead, compact, compactOn,
        compactOff, showOffers, removeOffers
    case progressSection, upload, waiting, valuesLabel, yes, no, none, comma

    public func text(in language: Language) -> String {
        let (english, chinese) = texts
        return language == .english ? english : chinese
    }

    private var texts: (english: String, chinese: String) {
        switch self {
        case .screens: ("Screens", "页面")
        case .discardQuestion: ("Discard your changes?", "要放弃更改吗？")
        case .discardMessage: ("They have not been saved.", "更改尚未保存。")
        case .discard: ("Discard", "放弃")
        case .keepEditing: ("Keep editing", "继续编辑")
        case .showcase: ("Bindery showcase", "Bindery 示例")
        case .language: ("Language", "语言")
        case .startTitle: ("Say c = a + b once, and it stays true", "c = a + b 只写一次，始终成立")
        case .startText:
            (
                "Bindery is a functional-reactive and MVVM toolkit for Swift 6. A view model is a plain class, and the "
                    + "view follows it: here on a Linux server, with each change shown in your browser. The core also "
                    + "compiles for iOS 17 and macOS 14.",
                "Bindery 是 Swift 6 的函数响应式 MVVM 工具包：视图模型是普通的类，视图自动跟随它。"
                    + "本页的程序运行在 Linux 服务器上，每次变化都显示在浏览器中；核心模块也能为 iOS 17 和 macOS 14 编译。"
            )
        case .program: ("The program", "程序源码")
        case .running: ("Running, with its graph", "正在运行，附依赖图")
        case .copy: ("Copy", "复制")
        case .changesSoFar: ("Changes so far:", "变化次数：")
        case .formScreens: ("Forms and accounts", "表单与账户")
        case .listScreens: ("Lists and search", "列表与搜索")
        case .otherScreens: ("Architectures and controls", "架构与控件")
        case .figures: ("Measured", "实测数据")
        case .figuresHere: ("In your browser, now", "此刻在您的浏览器中")
        case .figurePress: ("from your press on a or b to c, over the server", "从点按 a 或 b 到 c 变化，经过服务器")
        case .figurePaint: ("to the first paint of this page", "此页面首次绘制用时")
        case .figureSize: ("of script and styles for this page, compressed", "此页面的脚本与样式大小（压缩后）")
        case .figureWrite:
            (
                "to write a, compute c and run its observer: 2.5 times as fast as alien-signals on V8",
                "写入 a、计算 c 并通知观察者的用时，速度是 V8 上 alien-signals 的 2.5 倍"
            )
        case .figureMemory: ("of memory for each open page, with sidebar and source panel", "每个打开的页面占用的内存，含侧栏和源码面板")
        case .figureRxJS:
            ("of RxJS's own test cases give equal results; the others are documented", "个 RxJS 自带用例结果相同，其余均有说明")
        case .figureGraphs:
            ("random graphs give the values of a slow, obvious program", "个随机依赖图，结果与简单直观的对照程序一致")
        case .source: ("Source", "源码")
        case .test: ("Test", "测试")
        case .sourceHint:
            ("Point at a control to mark its lines, and at a line to mark its control.", "指向控件可标出对应代码，指向代码可标出对应控件。")
        case .copied: ("Copied", "已复制")
        case .documentation: ("Documentation", "文档")
        case .documentationUnbuilt:
            (
                "The documentation is not built yet. Run this command in the folder of the repository:",
                "文档尚未生成。请在仓库目录中运行以下命令："
            )
        case .documentationBuilt:
            ("It takes some minutes. Then load this page again.", "需要几分钟。完成后请刷新此页面。")
        case .command: ("Command", "命令")
        case .tutorial: ("Tutorial: a login, from nothing to its test", "教程：从零写出登录界面和它的测试")
        case .guide: ("Guide", "指南")
        case .inspector: ("Inspector", "检查器")
        case .menu: ("Menu", "菜单")
        case .find: ("Search", "搜索")
        case .nothingFound: ("Nothing found", "未找到结果")
        case .allScreens: ("All screens", "所有页面")
        case .start: ("Home", "首页")
        case .commands: ("Commands", "命令")
        case .settings: ("Settings", "设置")
        case .scheme: ("Appearance", "外观")
        case .schemeSystem: ("System", "跟随系统")
        case .schemeLight: ("Light", "浅色")
        case .schemeDark: ("Dark", "深色")
        case .accent: ("Accent colour", "主题色")
        case .blue: ("Blue", "蓝色")
        case .violet: ("Violet", "紫色")
        case .green: ("Green", "绿色")
        case .red: ("Red", "红色")
        case .orange: ("Orange", "橙色")
        case .laboratory: ("Laboratory", "实验室")
        case .laboratoryText:
            (
                "Make this window’s connection and service worse, and keep working: nothing you type is lost.",
                "让此窗口的网络和服务变差，然后继续操作：输入的内容不会丢失。"
            )
        case .latency: ("Latency", "网络延迟")
        case .failures: ("Failing requests", "请求失败率")
        case .slowService: ("Service ten times slower", "服务慢十倍")
        case .goOffline: ("Offline 10 s", "断网 10 秒")
        case .restartServer: ("Restart server", "重启服务器")
        case .restarted:
            ("The server restarted in … s. What you typed is still there.", "服务器用 … 秒完成重启，您输入的内容都在。")
        case .killWorker: ("Kill process", "终止当前进程")
        case .secondWindow: ("Second window", "打开第二个窗口")
        case .windows: ("Open windows: … · yours: …", "打开的窗口：… · 您的：…")
        case .counted: ("Counted by all: …", "所有用户一共数到 …")
        case .count: ("Count", "加一")
        case .notCounted: ("Not counted: the server cannot store it. Try again.", "未计入：服务器无法保存，请重试。")
        case .makeNormal: ("Back to normal", "恢复正常")
        case .installation: ("Add it to a package", "添加到项目")
        case .english: ("English", "English")
        case .chinese: ("简体中文", "简体中文")
        case .back: ("Back", "返回")
        case .connectionLost: ("Connection lost. Reconnecting…", "连接已断开，正在重新连接…")
        case .serverDown: ("Still not connected. Your input is kept.", "仍未连接，您输入的内容会保留。")
        case .nextTry: ("Retrying in {seconds} s.", "{seconds} 秒后重试。")
        case .tryNow: ("Try now", "立即重试")
        case .secretLost:
            (
                "The page was reloaded. For your security, enter your password again.",
                "页面已重新加载。为安全起见，请重新输入密码。"
            )
        case .textTooLong:
            ("Your text is too long to send. Shorten it to save your changes.", "内容过长，无法发送，请缩短后再试。")
        case .needsScripts:
            (
                "This page needs JavaScript. Turn it on and reload. Until then, only links work.",
                "此页面需要 JavaScript，请启用后重新加载。启用之前只有链接可用。"
            )
        case .phoneLogin: ("Phone login", "手机登录")
        case .phoneLoginSubtitle: ("Log in with a phone number and a code", "使用手机号和验证码登录")
        case .loginReason: ("Log in to see your account.", "登录后即可查看账号")
        case .phone: ("Phone", "手机号")
        case .code: ("Code", "验证码")
        case .fill: ("Use demo account", "自动填写")
        case .logIn: ("Log in", "登录")
        case .loading: ("Loading…", "加载中…")
        case .avatar: ("Account picture", "账号头像")
        case .invalidPhone: ("Enter a valid mobile number.", "请输入正确的手机号码")
        case .invalidCode: ("Enter the 4-digit code.", "验证码错误")
        case .wrongCredentials: ("Wrong phone number or code. Try again.", "手机号或验证码不正确")
        case .tooManyAttempts: ("Too many attempts. Try again in five minutes.", "尝试次数过多，请 5 分钟后再试")
        case .noNetwork: ("No network. Check your connection and try again.", "网络不可用，请检查网络连接后重试。")
        case .demoAccounts: ("All accounts", "演示账号")
        case .serverFailure: ("Something went wrong on the server. Try again.", "呜呜,服务器不给力呀…")
        case .yourAccount: ("Your account", "我的账号")
        case .yourAccountSubtitle: ("Visible after you log in", "登录后可见")
        case .loggedIn: ("Logged in", "已登录")
        case .nickname: ("Nickname", "昵称")
        case .logOut: ("Log out", "退出登录")
        case .pageNotFound: ("Page not found", "页面不存在")
        case .pageNotFoundMessage: ("Check the address, or go to the home page.", "请检查网址，或返回首页。")
        case .goToStart: ("Go to the home page", "返回首页")
        case .dialogs: ("Dialogs", "对话框")
        case .ok: ("OK", "好")
        case .cancel: ("Cancel", "取消")
        case .close: ("Close", "关闭")
        case .deleteBook: ("Delete a book…", "删除图书…")
        case .deleteBookQuestion: ("Delete “…”?", "确定要删除“…”吗？")
        case .deleteBookMessage: ("This can’t be undone.", "删除后无法恢复。")
        case .delete: ("Delete", "删除")
        case .deletedBook: ("Deleted: …", "已删除：…")
        case .keptBook: ("Kept: …", "已保留：…")
        case .booksSaved: ("Books saved", "图书已保存")
        case .warn: ("Show two warnings", "显示两条警告")
        case .warning: ("Warning", "警告")
        case .warningMessage: ("Nothing is wrong. This is only an example.", "一切正常，这只是一个示例。")
        case .addBook: ("Add a book", "添加图书")
        case .newBook: ("New book", "新增图书")
        case .bookTitle: ("Title", "书名")
        case .addedBook: ("Added: …", "已添加：…")
        case .lengthLogin: ("Field validation", "登录表单校验")
        case .lengthLoginSubtitle: ("A login form with coloured fields, built four ways", "用颜色提示校验结果，以四种架构实现")
        case .username: ("Username", "用户名")
        case .password: ("Password", "密码")
        case .invitation: ("Invitation code (optional)", "邀请码（选填）")
        case .clear: ("Clear", "清除")
        case .from4To16Characters: ("4 to 16 characters", "4 至 16 个字符")
        case .from8To16Characters: ("8 to 16 characters", "8 至 16 个字符")
        case .exactly5Characters: ("5 characters", "5 个字符")
        case .invitationLength: ("Enter 5 characters.", "请输入 5 个字符")
        case .invitationStopsLogin:
            (
                "To log in, complete the 5-character invitation code or leave it empty.",
                "请将邀请码填满 5 个字符或留空，然后登录。"
            )
        case .demoPassword: ("Demo password: 123456789", "演示密码：123456789")
        case .colours: ("Colours", "颜色提示")
        case .allStates: ("All states", "所有状态")
        case .validOnly: ("Valid only", "仅有效时")
        case .builtAs: ("Switch architecture", "切换架构")
        case .mvc: ("MVC", "MVC")
        case .mvp: ("MVP", "MVP")
        case .mvvmCallbacks: ("MVVM, closures", "MVVM（闭包）")
        case .mvvm: ("MVVM, bindings", "MVVM（绑定）")
        case .architectures: ("Four architectures", "四种架构")
        case .architecturesSubtitle: ("One screen, compared by lines of code and class diagrams", "同一页面：代码行数与类图对比")
        case .architecturesIntroduction:
            (
                "The same login form, built four ways. Each card shows the lines of code, without comments and blank lines, and the number of tests that need no view.",
                "同一个登录表单，四种实现。每张卡片列出代码行数（不含注释和空行），以及无需视图的测试数量。"
            )
        case .classDiagram: ("Class diagram", "类图")
        case .open: ("Open", "打开")
        case .compare: ("Compare the four", "对比四种架构")
        case .view: ("View", "视图")
        case .controller: ("Controller", "控制器")
        case .presenter: ("Presenter", "呈现器")
        case .viewModel: ("View model", "视图模型")
        case .model: ("Model", "模型")
        case .linesOfCode: ("Lines of code", "代码行数")
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
                "Best for simple screens, on platforms that provide controllers.",
                "适合逻辑简单、平台自带控制器的页面。"
            )
        case .mvpIsRight:
            ("Best when every decision must be tested and there are no bindings.", "适合每个决策都要测试、又没有绑定的场合。")
        case .mvvmCallbacksIsRight:
            ("Best for one or two outputs, when you can’t add a library.", "适合不能引入第三方库、只有一两个输出的场合。")
        case .mvvmIsRight:
            ("Best when state depends on other state: say it once, and it stays true.", "适合相互依赖的状态：关系只写一次，便始终成立。")
        case .accountLogin: ("Account login", "账号登录")
        case .accountLoginSubtitle: ("Fields and a model, bound both ways", "模型与控件双向绑定")
        case .account: ("Account", "账号")
        case .loggingIn: ("Logging in…", "正在登录…")
        case .loginSucceeded: ("Login successful", "登录成功")
        case .wrongPassword: ("Wrong password. Try again.", "密码错误，请重试")
        case .demoLogin:
            (
                "Demo: any account and password work, and you won’t stay logged in.",
                "仅供演示：可使用任意账号和密码，且不会保持登录。"
            )
        case .goods: ("Marketplace", "商品")
        case .goodsSubtitle: ("Second-hand items with paging, saving and a carousel", "二手商品：分页加载、收藏和轮播横幅")
        case .loggedInAs: ("Logged in as …", "当前用户：…")
        case .nobodyLoggedIn: ("You’re not logged in", "尚未登录")
        case .search: ("Search", "搜索")
        case .searchQuery: ("Search for", "搜索内容")
        case .searching: ("Searching…", "正在搜索…")
        case .queryTooLong: ("Your search is too long. Try fewer words.", "搜索内容过长，请缩短后重试。")
        case .searchFailed: ("Search failed", "搜索失败")
        case .serviceUnreachable:
            ("Couldn’t reach the service. It may be restarting: try again in a moment.", "无法连接服务，服务可能正在重启，请稍后重试。")
        case .books: ("Book search", "图书搜索")
        case .booksSubtitle: ("Full-text search with highlighted matches", "全文检索，高亮匹配内容")
        case .bookQuery: ("introduction", "基础")
        case .oneBookFound: ("1 book for “…”", "找到 1 本与“…”相关的图书")
        case .booksFound: ("# books for “…”", "找到 # 本与“…”相关的图书")
        case .book: ("Book", "图书")
        case .booksByAuthor: ("More by this author", "该作者的其他作品")
        case .booksOfTime: ("From about the same time", "同时期作品")
        case .noBooksFound: ("No books found", "未找到相关图书")
        case .nothingMatches:
            ("Nothing matches “…”. Check the spelling, or try fewer words.", "没有与“…”匹配的内容，请检查输入，或减少关键词。")
        case .searchInstead: ("Search for “…” instead", "改为搜索“…”")
        case .yearBeforeChrist: ("… BC", "公元前 … 年")
        case .posts: ("Post search", "动态搜索")
        case .postsSubtitle: ("Search as you type, at most once a second", "边输入边搜索，每秒最多一次")
        case .post: ("Post", "动态")
        case .postsByUser: ("More from this author", "该作者的其他动态")
        case .onePostFound: ("1 post for “…”", "找到 1 条与“…”相关的动态")
        case .postsFound: ("# posts for “…”", "找到 # 条与“…”相关的动态")
        case .noPostsFound: ("No posts found", "未找到相关动态")
        case .executionTime: ("Took … s", "用时 … 秒")
        case .ageOfPost: ("… ago", "…前")
        case .days: ("… d", "… 天")
        case .hours: ("… h", "… 小时")
        case .minutes: ("… min", "… 分")
        case .seconds: ("… s", "… 秒")
        case .typeMore: ("What are people saying?", "大家在说什么？")
        case .typeMoreHint: ("Enter at least four letters to start searching.", "输入至少两个汉字或四个字母，即可开始搜索。")
        case .askingAccess: ("Requesting access…", "正在请求访问权限…")
        case .accessRefused: ("Access denied", "访问被拒绝")
        case .accessRefusedHint:
            (
                "The service doesn’t let you read posts. Request access again, or allow it here.",
                "服务不允许您浏览动态。请重新请求，或在此允许访问。"
            )
        case .askAgain: ("Request again", "重新请求")
        case .allowAccess: ("Allow access", "允许访问")
        case .refuseAccess: ("Try a refusal", "试试拒绝访问")
        case .accessFailed: ("Couldn’t check your access", "无法确认访问权限")
        case .gone: ("This item no longer exists.", "该内容不存在或已被删除")
        case .retry: ("Try again", "重试")
        case .refresh: ("Refresh", "刷新")
        case .noGoods: ("No items yet", "暂无商品")
        case .backToTop: ("Back to top", "回到顶部")
        case .banners: ("Offers", "推荐")
        case .logOutQuestion: ("Log out?", "确定要注销当前用户吗?")
        case .like: ("Save", "收藏")
        case .likedGood: ("Item saved", "收藏商品成功")
        case .unlikedGood: ("Item removed from saved", "取消收藏商品")
        case .oldPrice: ("Was", "原价")
        case .quantity: ("Quantity", "数量")
        case .freePostage: ("Free postage", "包邮")
        case .pricedPostage: ("Postage", "运费")
        case .negotiablePostage: ("Postage negotiable", "运费待议")
        case .goodDetails: ("Details", "商品详情")
        case .sellerAvatar: ("Seller’s picture", "卖家头像")
        case .sellerLocation: ("Location", "卖家位置")
        case .reply: ("Reply", "回复")
        case .goodsOfSeller: ("More from this seller", "卖家的其他商品")
        case .goodsOfPlace: ("More from this place", "同城商品")
        case .goodsOfBanner: ("In this offer", "活动商品")
        case .goodsSummary: ("Items: … · saved: …", "商品 … 件 · 收藏 … 次")
        case .thisGood: ("This item", "本商品")
        case .noRelatedGoods: ("Nothing else at the moment.", "暂无其他商品")
        case .replies: ("Messages", "留言")
        case .noReplies: ("No messages yet.", "还没有留言")
        case .yourReply: ("Your message, for everyone to read", "你的留言（所有人可见）")
        case .send: ("Send", "发送")
        case .replySent: ("Message sent", "留言已发送")
        case .replyTooLong: ("Use at most … characters.", "最多 … 个字符")
        case .ownReply: ("You", "我")
        case .foreignReply: ("A visitor", "访客")
        case .menuGroups: ("Menu groups", "菜单分组")
        case .menuGroupsSubtitle: ("A list in sections, and an editor that returns a result", "分区列表，以及返回结果的编辑器")
        case .newGroup: ("New group", "新建分组")
        case .editGroup: ("Edit group", "编辑分组")
        case .noGroups: ("No groups yet", "暂无分组")
        case .rename: ("Edit", "编辑")
        case .save: ("Save", "保存")
        case .saving: ("Saving…", "正在保存…")
        case .kind: ("Category", "类别")
        case .mainDishes: ("Main dishes", "主菜")
        case .sideDishes: ("Side dishes", "小菜")
        case .drinks: ("Drinks", "饮品")
        case .desserts: ("Desserts", "甜品")
        case .groupName: ("Name", "名称")
        case .groupNameLength: ("Enter 1 to 40 characters.", "请输入 1 至 40 个字符")
        case .groupNameCharacters: ("Remove the invisible control characters.", "请删除不可见的控制字符")
        case .deleteGroupQuestion: ("Delete “…”?", "确定要删除“…”吗？")
        case .deleteGroupMessage: ("This can’t be undone.", "删除后无法恢复。")
        case .groupNotFound: ("This group no longer exists.", "该分组已不存在")
        case .groupDuplicate: ("Another group has this name. Enter a different one.", "已有同名分组，请换一个名称")
        case .groupsFull: ("You have too many groups. Delete one first.", "分组数量已达上限，请先删除一个")
        case .reveal: ("Show", "显示")
        case .conceal: ("Hide", "隐藏")
        case .decrease: ("Decrease", "减少")
        case .increase: ("Increase", "增加")
        case .loadingMore: ("Loading more…", "正在加载更多…")
        case .loadingFailed: ("Couldn’t load more.", "加载失败")
        case .notOffered: ("{choice} (no longer offered)", "{choice}（已不提供）")
        case .gallery: ("Controls", "控件")
        case .gallerySubtitle: ("Every control, ready to try", "体验所有控件")
        case .textSection: ("Text", "文本")
        case .disableAll: ("Disable all", "全部禁用")
        case .enableAll: ("Enable all", "全部启用")
        case .fillAll: ("Fill in examples", "填入示例")
        case .focusName: ("Focus the name field", "定位到姓名")
        case .name: ("Name", "姓名")
        case .nameHint: ("4 to 16 characters", "4 至 16 个字符")
        case .nameLength: ("Enter 4 to 16 characters.", "请输入 4 至 16 个字符")
        case .nameFound: ("Matches", "匹配结果")
        case .nameFoundIn: ("Ada Lovelace wrote the first program.", "Ada Lovelace 写了世界上第一个程序。")
        case .age: ("Age", "年龄")
        case .ageRefused: ("Enter a whole number from 0 to 150.", "请输入 0 至 150 之间的整数")
        case .newPassword: ("New password", "新密码")
        case .passwordLength: ("Enter 8 to 16 characters.", "请输入 8 至 16 个字符")
        case .story: ("About you", "简介")
        case .storyHint: ("Grows as you type", "可输入多行，自动增高")
        case .choiceSection: ("Choices", "选择")
        case .choiceNote: ("Changes apply immediately.", "更改立即生效。")
        case .news: ("Send me updates", "接收最新消息")
        case .terms: ("I accept the terms", "我同意服务条款")
        case .termsNeeded: ("Accept the terms to continue.", "请先同意服务条款")
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
        case .workshop: ("Workshop", "工坊")
        case .workshopSubtitle: ("The tasks of 7GUIs, a spreadsheet, live charts", "7GUIs 任务、电子表格和实时图表")
        case .arrangements: ("Layout & navigation", "布局与导航")
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
        case .teaAdvice: ("Steep for three minutes.", "冲泡三分钟。")
        case .coffeeAdvice: ("Grind the beans just before brewing.", "现磨现煮。")
        case .cocoaAdvice: ("Stir well while heating.", "边加热边搅拌。")
        case .note: ("Note", "备注")
        case .inbox: ("Get mail", "收取邮件")
        case .unread: ("… unread messages", "… 封未读邮件")
        case .actions: ("Actions", "操作")
        case .markRead: ("Mark all as read", "全部标为已读")
        case .compact: ("Compact view", "紧凑显示")
        case .compactOn: ("Compact view: on", "紧凑显示：开")
        case .compactOff: ("Compact view: off", "紧凑显示：关")
        case .showOffers: ("Show offers", "显示优惠")
        case .removeOffers: ("Remove offers", "移除优惠")
        case .progressSection: ("Progress", "进度")
        case .upload: ("Upload", "上传")
        case .waiting: ("Waiting", "等待中")
        case .valuesLabel: ("Model values", "模型中的值")
        case .yes: ("yes", "是")
        case .no: ("no", "否")
        case .none: ("none", "无")
        case .comma: (", ", "、")
        }
    }
}
