/// The cases of the conformance suite that do not apply to UIKit, by their reasons.
private let reasons: [String: [String]] = [
    "An element is HTML: UIKit shows its text and its content, and has no tags and classes.": [
        "an element has the tag, the classes and the text that its view gives it",
        "an element changes like any other view",
    ],
    "The picker of UIKit offers only files that the limits permit, so that the user cannot choose another kind.": [
        "a file of another kind than those that are asked for fails"
    ],
    "The user drags a slider of UIKit, and sends no number: between two steps it snaps to the nearer one.": [
        "a slider takes no number that it does not offer"
    ],
    "UIKit has landmarks, but no kinds of them.": ["views are a landmark of a kind"],
]

let exceptions = Dictionary(
    uniqueKeysWithValues: reasons.flatMap { reason, names in names.map { ($0, reason) } })
