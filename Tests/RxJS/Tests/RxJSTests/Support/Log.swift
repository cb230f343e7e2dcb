/// What a test sees, in words.
final class Log {
    private(set) var words: [String] = []

    func callAsFunction(_ word: Any) { words.append("\(word)") }

    /// Logs a word, and returns a value.
    func noting<Value>(_ word: Any, _ value: Value) -> Value {
        self(word)
        return value
    }

    /// Logs the values of a signal, then its failure or `done`.
    @discardableResult
    func observe(_ signal: some Signal) -> any Disposable {
        signal.subscribe({ self($0) }, error: { self($0) }, complete: { self("done") })
    }
}
