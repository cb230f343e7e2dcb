/// Every text of the showcase, in both languages: the one string table.
public enum Phrase: CaseIterable, Sendable {
    case showcase, language, english, chinese
    case back, connectionLost, serverDown
    case phoneLogin, phoneLoginSubtitle, phone, code, fill, logIn, loading, avatar
    case invalidPhone, invalidCode, wrongCredentials, serverFailure
    case dialogs, ok, cancel, close, deleteBook, deleteBookQuestion, deleteBookMessage, delete, deletedBook, keptBook
    case saveBooks, booksSaved, warn, warning, warningMessage, addBook, newBook, bookTitle, addedBook
    case goods, goodsSubtitle, loggedInAs, nobodyLoggedIn
    case reveal, conceal
    case gallery, gallerySubtitle, textSection, disableAll, enableAll, fillAll, focusName
    case name, nameHint, nameLength, age, ageRefused, password, newPassword, passwordLength

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
        case .connectionLost: ("Connection lost. Reconnecting…", "连接已断开,正在重新连接…")
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
        case .deleteBookQuestion: ("Delete this book?", "要删除这本书吗?")
        case .deleteBookMessage: ("It cannot be restored.", "删除后无法恢复。")
        case .delete: ("Delete", "删除")
        case .deletedBook: ("Deleted:", "已删除:")
        case .keptBook: ("Kept:", "已保留:")
        case .saveBooks: ("Save", "保存")
        case .booksSaved: ("The books are saved", "书目已保存")
        case .warn: ("Warn twice", "警告两次")
        case .warning: ("Warning", "警告")
        case .warningMessage: ("Nothing is wrong. This only shows how it would look.", "一切正常,这里只是演示。")
        case .addBook: ("Add a book", "添加一本书")
        case .newBook: ("New book", "新书")
        case .bookTitle: ("Title", "书名")
        case .addedBook: ("Added:", "已添加:")
        case .goods: ("Goods", "商品")
        case .goodsSubtitle: ("For now: who is logged in", "目前只显示当前用户")
        case .loggedInAs: ("Logged in as", "当前用户:")
        case .nobodyLoggedIn: ("Nobody is logged in", "尚未登录")
        case .reveal: ("Show", "显示")
        case .conceal: ("Hide", "隐藏")
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
        case .password: ("Password", "密码")
        case .newPassword: ("New password", "新密码")
        case .passwordLength: ("Enter 8 to 16 characters.", "请输入 8 至 16 个字符。")
        }
    }
}
