public import BinderyView

extension PageState {
    /// What a page says in place of its content: that it loads, that it is empty, or why it has failed.
    ///
    /// - Parameters:
    ///   - empty: What it says if it is empty; nil for nothing.
    ///   - failed: What it says of a failure.
    /// - Returns: Nil if there is content, or nothing to say.
    ///   A `Property` or a view that reads it follows the language.
    public func message(_ texts: Texts, empty: Phrase? = nil, failed: (Failure) -> Phrase) -> String? {
        switch self {
        case .loading: texts.now(.loading)
        case .content: nil
        case .empty: empty.map(texts.now)
        case .failed(let failure): texts.now(failed(failure))
        }
    }
}
