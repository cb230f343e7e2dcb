#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// The links of a navigation list as its search finds them.
struct NavigationIndex {
    struct Entry {
        let link: NavigationList.Link
        let group: String

        fileprivate func has(_ words: [Substring]) -> Bool {
            let text = [link.title, group, link.path, link.keywords].joined(separator: " ").lowercased()
            return words.allSatisfy { text.contains($0) }
        }
    }

    private let entries: [Entry]

    init(_ groups: [NavigationList.Group]) {
        entries = groups.flatMap { group in group.links.map { Entry(link: $0, group: group.title) } }
    }

    /// The links with all words of a query. First those whose title begins with it, then those with a word that does.
    func find(_ query: String) -> [Entry] {
        let words = query.lowercased().split(whereSeparator: \.isWhitespace)
        guard let first = words.first else { return entries }
        let text = words.joined(separator: " ")
        func rank(_ entry: Entry) -> Int {
            let title = entry.link.title.lowercased()
            if title.hasPrefix(text) { return 0 }
            return title.split(whereSeparator: \.isWhitespace).contains { $0.hasPrefix(first) } ? 1 : 2
        }
        let found = Dictionary(grouping: entries.filter { $0.has(words) }, by: rank)
        return (0...2).flatMap { found[$0] ?? [] }
    }
}

/// The search of a navigation list: a field, and the links below it. The arrow keys select one, the return key follows
/// it. The Escape key closes the search, and so does the key that opens it.
final class NavigationSearchController: UIViewController {
    let field = UITextField()
    private let index: NavigationIndex
    private let texts: Rendering.NavigationSearch
    private let chosen: (String) -> Void
    /// Called when the search has left the screen.
    private let ended: () -> Void
    private let options = UIStackView.of(spacing: 0), none = UILabel()
    private var found: [NavigationIndex.Entry] = []
    private var selected = 0

    init(
        _ index: NavigationIndex, _ texts: Rendering.NavigationSearch, chosen: @escaping (String) -> Void,
        ended: @escaping () -> Void
    ) {
        (self.index, self.texts, self.chosen, self.ended) = (index, texts, chosen, ended)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
    }

    required init?(coder: NSCoder) { fatalError("a NavigationSearchController is made by code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.placeholder = texts.title
        field.accessibilityLabel = texts.title
        field.accessibilityIdentifier = "palette-query"
        (field.borderStyle, field.returnKeyType) = (.roundedRect, .go)
        (field.autocapitalizationType, field.autocorrectionType) = (.none, .no)
        none.text = texts.none
        let (scroll, content) = (UIScrollView(), UIStackView.of([none, options]))
        view.add(UIStackView.of([field, scroll], spacing: 8), filling: view.layoutMarginsGuide)
        scroll.add(content, filling: scroll.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
        field.addAction(UIAction { [unowned self] _ in find() }, for: .editingChanged)
        field.addAction(UIAction { [unowned self] _ in choose(selected) }, for: .editingDidEndOnExit)
        find()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ended()
    }

    func close(then body: (@MainActor @Sendable () -> Void)? = nil) {
        presentingViewController?.dismiss(animated: true, completion: body)
    }

    private func find() {
        found = index.find(field.text ?? "")
        for option in options.arrangedSubviews { option.removeFromSuperview() }
        for (index, entry) in found.enumerated() {
            let option = UIButton(configuration: .plain())
            option.configuration?.title = entry.link.title
            option.configuration?.subtitle = entry.group.isEmpty ? nil : entry.group
            option.accessibilityIdentifier = entry.link.id.map { "found-\($0)" }
            option.addAction(UIAction { [unowned self] _ in choose(index) }, for: .primaryActionTriggered)
            options.addArrangedSubview(option)
        }
        none.isHidden = !found.isEmpty
        mark(0)
    }

    private func mark(_ index: Int) {
        if found.isEmpty { return }
        selected = (index + found.count) % found.count
        for (index, option) in options.arrangedSubviews.enumerated() {
            option.backgroundColor = index == selected ? UIColor.tintColor.withAlphaComponent(0.1) : nil
            option.accessibilityTraits = index == selected ? [.button, .selected] : .button
        }
    }

    private func choose(_ index: Int) {
        guard found.indices.contains(index) else { return }
        let (chosen, path) = (chosen, found[index].link.path)
        close { chosen(path) }
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key
        switch key?.charactersIgnoringModifiers {
        case UIKeyCommand.inputDownArrow: mark(selected + 1)
        case UIKeyCommand.inputUpArrow: mark(selected - 1)
        case UIKeyCommand.inputEscape: close()
        case "k" where key?.modifierFlags.isDisjoint(with: [.command, .control]) == false: close()
        default: super.pressesBegan(presses, with: event)
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }
}
#endif
