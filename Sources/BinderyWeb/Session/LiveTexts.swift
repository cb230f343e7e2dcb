public import BinderyView

/// The texts that a live page shows by itself: in its banner, and to browsers without scripts.
public struct LiveTexts {
    private struct Wordings {
        let connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost, needsScripts: () -> any Wording
    }

    // The texts are made when shown, since most pages show none.
    private let wordings: () -> Wordings

    /// Creates texts on demand: texts that a page does not show take no memory.
    public init(_ texts: @escaping () -> LiveTexts) { wordings = { texts().wordings() } }

    /// Shown while the connection is lost and being restored.
    public var connectionLost: any Wording { wordings().connectionLost() }
    /// Shown when the connection has been lost for a while.
    public var serverDown: any Wording { wordings().serverDown() }
    /// Shown when an entered text is larger than the server accepts, and therefore was not sent.
    public var textTooLong: any Wording { wordings().textTooLong() }
    /// The time until the page tries to connect again; `{seconds}` is the number of seconds.
    public var nextTry: any Wording { wordings().nextTry() }
    /// The title of the button that makes the page connect immediately.
    public var tryNow: any Wording { wordings().tryNow() }
    /// Shown when the page was loaded again without the password that was typed into it.
    public var secretLost: any Wording { wordings().secretLost() }
    /// Shown when the browser runs no scripts: the content and the links of the page work, nothing else does.
    public var needsScripts: any Wording { wordings().needsScripts() }

    /// Creates texts that may follow a language. Omitted ones are English. Each is computed whenever it is shown.
    public init(
        connectionLost: @autoclosure @escaping () -> any Wording = "Connection lost. Reconnecting…",
        serverDown: @autoclosure @escaping () -> any Wording = "Still not connected. Your input is kept.",
        textTooLong: @autoclosure @escaping () -> any Wording =
            "Your text is too long to send. Shorten it to save your changes.",
        nextTry: @autoclosure @escaping () -> any Wording = "Retrying in {seconds} s.",
        tryNow: @autoclosure @escaping () -> any Wording = "Try now",
        secretLost: @autoclosure @escaping () -> any Wording =
            "The page was reloaded. For your security, enter your password again.",
        needsScripts: @autoclosure @escaping () -> any Wording =
            "This page needs JavaScript. Turn it on and reload. Until then, only links work."
    ) {
        let made = Wordings(
            connectionLost: connectionLost, serverDown: serverDown, textTooLong: textTooLong, nextTry: nextTry,
            tryNow: tryNow, secretLost: secretLost, needsScripts: needsScripts)
        wordings = { made }
    }

    public static var english: LiveTexts { LiveTexts() }
}
