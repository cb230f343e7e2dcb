/// The texts of the toolkit itself, in the current language. Those of steppers and carousels are for screen readers.
public struct InterfaceTexts {
    private enum Key: Int {
        case back, ok, cancel, close, reveal, conceal, decrease, increase, pause, resume, previous, next, position,
            refresh, loadingMore, loadingFailed, retry, notOffered
    }

    // One reference, since every mount point has it. The texts are made when shown, since most pages show few.
    private let source: Source

    private final class Source {
        let wordings: () -> [() -> any Wording]
        let files: () -> Files

        init(_ wordings: @escaping () -> [() -> any Wording], files: @escaping () -> Files) {
            self.wordings = wordings
            self.files = files
        }
    }

    private subscript(key: Key) -> any Wording { source.wordings()[key.rawValue]() }

    /// Creates texts on demand: texts that a page does not show take no memory.
    public init(_ texts: @escaping () -> InterfaceTexts) {
        source = Source({ texts().source.wordings() }, files: { texts().files })
    }

    /// The title of the button that returns to the screen below.
    public var back: any Wording { self[.back] }
    /// The title of the button that closes a message.
    public var ok: any Wording { self[.ok] }
    /// The title of the button that answers a question with no.
    public var cancel: any Wording { self[.cancel] }
    /// The title of the button that closes a sheet.
    public var close: any Wording { self[.close] }
    /// The title of the button that shows a typed secret; `conceal` hides it again.
    public var reveal: any Wording { self[.reveal] }
    public var conceal: any Wording { self[.conceal] }
    public var decrease: any Wording { self[.decrease] }
    public var increase: any Wording { self[.increase] }
    public var pause: any Wording { self[.pause] }
    public var resume: any Wording { self[.resume] }
    public var previous: any Wording { self[.previous] }
    public var next: any Wording { self[.next] }
    /// The position of an item: `{index}` is its number, from 1, and `{count}` the number of items.
    public var position: any Wording { self[.position] }
    public var refresh: any Wording { self[.refresh] }
    /// Shown at the end of a list while more rows are loaded.
    public var loadingMore: any Wording { self[.loadingMore] }
    /// Shown at the end of a list when more rows could not be loaded.
    public var loadingFailed: any Wording { self[.loadingFailed] }
    /// The title of the button that loads again after a failure.
    public var retry: any Wording { self[.retry] }
    /// Shown in a picker for a selection that is no longer among the choices; `{choice}` is its title.
    public var notOffered: any Wording { self[.notOffered] }

    /// The texts of uploads.
    public var files: Files { source.files() }

    /// Creates texts that may follow a language. Omitted ones are English. Each is computed whenever it is shown.
    public init(
        back: @autoclosure @escaping () -> any Wording = "Back",
        ok: @autoclosure @escaping () -> any Wording = "OK",
        cancel: @autoclosure @escaping () -> any Wording = "Cancel",
        close: @autoclosure @escaping () -> any Wording = "Close",
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
        loadingFailed: @autoclosure @escaping () -> any Wording = "Couldn’t load more.",
        retry: @autoclosure @escaping () -> any Wording = "Try again",
        notOffered: @autoclosure @escaping () -> any Wording = "{choice} (no longer offered)",
        files: @autoclosure @escaping () -> Files = Files()
    ) {
        let wordings = [
            back, ok, cancel, close, reveal, conceal, decrease, increase, pause, resume, previous, next, position,
            refresh, loadingMore, loadingFailed, retry, notOffered,
        ]
        source = Source({ wordings }, files: files)
    }

    /// Returns the position of the item at an index, in words.
    func position(_ index: Int, of count: Int) -> String {
        position.text.replacing("{index}", with: "\(index + 1)").replacing("{count}", with: "\(count)")
    }

    public static var english: InterfaceTexts { InterfaceTexts() }
}
