internal import BinderyView
internal import BinderyWire

extension BannerTexts {
    init(_ texts: LiveTexts) {
        self.init(
            lost: texts.connectionLost.text, down: texts.serverDown.text, tooLong: texts.textTooLong.text,
            nextTry: texts.nextTry.text, tryNow: texts.tryNow.text, secretLost: texts.secretLost.text)
    }
}
