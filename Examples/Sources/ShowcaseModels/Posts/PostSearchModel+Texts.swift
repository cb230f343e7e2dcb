public import BinderyView

/// What the screens of apps say in one line each.
extension PostSearchModel {
    /// The state of the access; while it is granted, that of the search.
    public func status(in texts: Texts) -> Property<String> {
        let (access, page, answer) = (access.state, page, answer)
        return texts.text { text in
            switch access.value {
            case .asking: return text(.askingAccess)
            case .refused: return text(.accessRefused)
            case .failed(let failure): return text(failure.phrase)
            case .granted: break
            }
            switch page.value {
            case .blank: return text(.typeMore)
            case .searching: return text(.searching)
            case .found(let total):
                let phrase = total == 1 ? Phrase.onePostFound : .postsFound
                return text(phrase).filling(answer.value?.query.text ?? "", count: total)
            case .empty: return text(.nothingFound)
            case .failed(let failure): return text(failure.phrase)
            }
        }
    }

    /// The title of the button that searches for what was suggested; nil without a suggestion.
    public func suggestion(in texts: Texts) -> Property<String?> {
        let (answer, language) = (answer, texts.language)
        return Property {
            answer.value?.suggestion.map { Phrase.searchInstead.text(in: language.value).filling($0) }
        }
    }

    /// Whether the screen offers to refuse access: before a search.
    public var offersRefusal: Property<Bool> {
        let (isGranted, page) = (access.isGranted, page)
        return Property { isGranted.value && page.value == .blank }
    }

    /// How long the last search took; empty before the first answer.
    public func time(in texts: Texts) -> Property<String> {
        let answer = answer
        return texts.text { text in answer.value.map { text(.executionTime).filling($0.time.inHundredths) } ?? "" }
    }
}
