/// The few texts that the toolkit itself shows, in the language of the moment.
public struct InterfaceTexts {
    private enum Key: Int {
        case back, ok, cancel, close, connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost,
            needsScripts, reveal, conceal, decrease, increase, pause, resume, previous, next, position, refresh,
            loadingMore, loadingFailed, retry, notOffered
    }

    // One reference, since every place has them; and made when they are first shown, since most pages show hardly one.
    private let source: Source

    private final class Source {
        let wordings: () -> [() -> any Wording]

        init(_ wordings: @escaping () -> [() -> any Wording]) { self.wordings = wordings }
    }

    private subscript(key: Key) -> any Wording { source.wordings()[key.rawValue]() }

    /// Texts that are made whenever one of them is shown: a page that shows hardly any takes no memory for the others.
    public init(_ texts: @escaping () -> InterfaceTexts) { source = Source { texts().source.wordings() } }

    /// On the button that returns to the screen below.
    public var back: any Wording { self[.back] }
    /// Closes a message that was read.
    public var ok: any Wording { self[.ok] }
    /// The answer no to a question.
    public var cancel: any Wording { self[.cancel] }
    /// Closes a sheet.
    public var close: any Wording { self[.close] }
    /// The connection of a live page was lost and is being restored.
    public var connectionLost: any Wording { self[.connectionLost] }
    /// The connection has been lost for a while.
    public var serverDown: any Wording { self[.serverDown] }
    /// A text was entered that is larger than the server takes: it was not sent.
    public var textTooLong: any Wording { self[.textTooLong] }
    /// When a live page tries to connect again: `{seconds}` is how many seconds that is from now.
    public var nextTry: any Wording { self[.nextTry] }
    /// On the button that has a live page try to connect at once.
    public var tryNow: any Wording { self[.tryNow] }
    /// A live page was loaded again, and a password that was typed into it was not kept.
    public var secretLost: any Wording { self[.secretLost] }
    /// The browser of a live page runs no scripts: what there is can be looked at, and links lead on, but nothing else happens.
    public var needsScripts: any Wording { self[.needsScripts] }
    /// On the button that shows a secret that was typed.
    public var reveal: any Wording { self[.reveal] }
    /// On the button that hides it again.
    public var conceal: any Wording { self[.conceal] }
    /// Of the button − of a stepper, for screen readers.
    public var decrease: any Wording { self[.decrease] }
    /// Of the button + of a stepper, for screen readers.
    public var increase: any Wording { self[.increase] }
    /// Has a carousel stay where it is, for screen readers.
    public var pause: any Wording { self[.pause] }
    /// Has a carousel go on by itself again, for screen readers.
    public var resume: any Wording { self[.resume] }
    /// Goes to the item before, for screen readers.
    public var previous: any Wording { self[.previous] }
    /// Goes to the next item, for screen readers.
    public var next: any Wording { self[.next] }
    /// Where one of several items stands: `{index}` is its number, from 1, and `{count}` how many there are.
    public var position: any Wording { self[.position] }
    /// On the button that refreshes a list.
    public var refresh: any Wording { self[.refresh] }
    /// At the end of a list, while more is loaded.
    public var loadingMore: any Wording { self[.loadingMore] }
    /// At the end of a list, when more could not be loaded.
    public var loadingFailed: any Wording { self[.loadingFailed] }
    /// On the button that tries again.
    public var retry: any Wording { self[.retry] }
    /// In a picker, a selection that is no longer among the choices: `{choice}` is its title.
    public var notOffered: any Wording { self[.notOffered] }

    /// Texts that may follow a language; those that are left out are English. Each is made anew whenever it is shown.
    public init(
        back: @autoclosure @escaping () -> any Wording,
        ok: @autoclosure @escaping () -> any Wording = "OK",
        cancel: @autoclosure @escaping () -> any Wording = "Cancel",
        close: @autoclosure @escaping () -> any Wording = "Close",
        connectionLost: @autoclosure @escaping () -> any Wording,
        serverDown: @autoclosure @escaping () -> any Wording,
        textTooLong: @autoclosure @escaping () -> any Wording =
            "A text is too long to be sent. It stays here until you shorten it.",
        nextTry: @autoclosure @escaping () -> any Wording = "Next try in {seconds} s.",
        tryNow: @autoclosure @escaping () -> any Wording = "Try now",
        secretLost: @autoclosure @escaping () -> any Wording =
            "The page was loaded again. Enter your password once more: it was not kept.",
        needsScripts: @autoclosure @escaping () -> any Wording =
            "Without JavaScript only the links of this page work. Switch it on and load the page again.",
        reveal: @autoclosure @escaping () -> any Wording = "Show",
        conceal: @autoclosure @escaping () -> any Wording = "Hide",
        decrease: @autoclosure @escaping () -> any Wording = "Decrease",
        increase: @autoclosure @escaping () -> any Wording = "Increase",
        pause: @autoclosure @escaping () -> any Wording = "Pause",
        resume: @autoclosure @escaping () -> any Wording = "Play",
        previous: @autoclosure @escaping () -> any Wording = "Previous",
        next: @autoclosure @escaping () -> any Wording = "Next",
        position: @autoclosure @escaping () -> any Wording = "{index} of {count}",
        refresh: @autoclosure @escaping () -> any Wording = "Refresh",
        loadingMore: @autoclosure @escaping () -> any Wording = "Loading more…",
        loadingFailed: @autoclosure @escaping () -> any Wording = "Could not load more.",
        retry: @autoclosure @escaping () -> any Wording = "Try again",
        notOffered: @autoclosure @escaping () -> any Wording = "{choice} (no longer offered)"
    ) {
        let wordings = [
            back, ok, cancel, close, connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost,
            needsScripts, reveal, conceal, decrease, increase, pause, resume, previous, next, position, refresh,
            loadingMore, loadingFailed, retry, notOffered,
        ]
        source = Source { wordings }
    }

    /// Where the item at an index stands, in words.
    func position(_ index: Int, of count: Int) -> String {
        position.text.replacing("{index}", with: "\(index + 1)").replacing("{count}", with: "\(count)")
    }

    public static var english: InterfaceTexts {
        InterfaceTexts(
            back: "Back", connectionLost: "Connection lost. Reconnecting…",
            serverDown: "Still no connection. What you type is kept.")
    }
}
