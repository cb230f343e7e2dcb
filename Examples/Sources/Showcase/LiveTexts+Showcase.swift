import BinderyWeb
import Screens
import ShowcaseModels

extension LiveTexts {
    /// The texts of a page in the present language.
    init(_ texts: Texts) {
        self.init {
            LiveTexts(
                connectionLost: texts[.connectionLost], serverDown: texts[.serverDown],
                textTooLong: texts[.textTooLong], nextTry: texts[.nextTry], tryNow: texts[.tryNow],
                secretLost: texts[.secretLost], needsScripts: texts[.needsScripts])
        }
    }
}
