/// The cases of the conformance suite that do not apply to UIKit, by their reasons.
private let reasons: [String: [String]] = [
    "An element is HTML: UIKit shows its text and its content, and has no tags and classes.": [
        "an element has the tag, the classes and the text that its view gives it",
        "an element changes like any other view",
        "a text in an element and its property are the same",
        "a check box in an element and its property are the same",
        "a check box shows a condition, which decides what becomes of a choice",
        "a custom control is shown by its body, or as the view around it says",
    ],
    "The picker of UIKit offers only files that the limits permit, so that the user cannot choose another kind.": [
        "a chosen file is offered to the program, unless the picker is disabled or removed"
    ],
    "A slider of UIKit goes to each number of its range: between two steps the backend snaps to the nearer one.": [
        "a slider offers the steps of its range and nothing else"
    ],
    "UIKit has landmarks, but no kinds of them.": ["views are named together, and are a landmark"],
]

let exceptions = Dictionary(
    uniqueKeysWithValues: reasons.flatMap { reason, names in names.map { ($0, reason) } })
