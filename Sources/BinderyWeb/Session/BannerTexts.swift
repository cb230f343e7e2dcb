internal import BinderyView

/// The texts of a page's banner, in the language of the page.
struct BannerTexts: Equatable {
    var lost = ""
    var down = ""
    var tooLong = ""
    /// Contains `{seconds}`.
    var nextTry = ""
    var tryNow = ""
    var secretLost = ""
}

extension BannerTexts {
    init(_ texts: InterfaceTexts) {
        self.init(
            lost: texts.connectionLost.text, down: texts.serverDown.text, tooLong: texts.textTooLong.text,
            nextTry: texts.nextTry.text, tryNow: texts.tryNow.text, secretLost: texts.secretLost.text)
    }
}
