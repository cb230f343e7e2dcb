import BinderyView
import ShowcaseModels

/// The input of the length login, kept while one architecture replaces another.
public class LengthDraft {
    private var texts: [LengthField: String] = [:]
    /// The texts of the present screen's fields. The fields, including the password, are deallocated with their screen.
    private var shown: [LengthField: () -> String?] = [:]

    public init() {}

    /// Fills the fields with the kept texts, and refers to them until the next call. `submit` submits their form.
    func fill(_ fields: [LengthField: MutableProperty<String>], submit: @escaping () -> Void) {
        for (field, text) in texts { fields[field]?.value = text }
        texts = [:]
        shown = fields.mapValues { field in { [weak field] in untracked { field?.value } } }
    }

    /// Keeps the present texts for the next screen.
    func keep() { texts = shown.compactMapValues { $0() } }
}
