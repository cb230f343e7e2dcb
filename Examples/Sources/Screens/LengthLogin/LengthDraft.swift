import BinderyView

/// What was typed on screen A, for the moment in which one architecture takes the place of another.
public final class LengthDraft {
    private var texts: [LengthField: String] = [:]
    /// The texts in the fields of the screen that is shown. The fields, with a password, go with their screen.
    private var shown: [LengthField: () -> String?] = [:]

    public init() {}

    /// Fills the fields of the screen with what was kept, and knows them until there are others.
    func fill(_ fields: [LengthField: MutableProperty<String>]) {
        for (field, text) in texts { fields[field]?.value = text }
        texts = [:]
        shown = fields.mapValues { field in { [weak field] in untracked { field?.value } } }
    }

    /// Keeps what is typed now for the next screen.
    func keep() { texts = shown.compactMapValues { $0() } }
}
