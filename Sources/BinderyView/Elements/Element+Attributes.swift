extension Element {
    /// Adds classes, separated by spaces.
    public func `class`(_ names: String) -> Element { with(.classes(names)) }

    /// Adds a class while a condition holds.
    public func `class`(_ name: String, when condition: Property<Bool>) -> Element {
        with(.conditionalClass(name, condition))
    }

    /// Sets an attribute to a text, which is fixed or changes.
    ///
    /// An address (`href`, `src` and others) must be relative, or begin with `https:`, `http:`, `mailto:` or `tel:`. An
    /// address that does not is refused by a diagnosis, and the attribute removed.
    public func attribute(_ name: String, _ value: some Wording) -> Element { with(.attribute(name, value)) }

    /// Sets an attribute to a text that may be missing: nil removes the attribute.
    public func attribute(_ name: String, _ value: Property<String?>) -> Element {
        with(.optionalAttribute(name, value))
    }

    /// Sets an attribute to the address of a file, for this session only:
    /// `Element("video").attribute("src", file: film.inline())`. Ranges are served, so a film can be played from any
    /// position.
    public func attribute(_ name: String, file: ServedFile) -> Element { with(.file(name, file)) }

    /// Makes the element a link to an address of an editor, which the toolkit has made: the rules refuse its scheme.
    package func link(toEditor address: Property<String?>) -> Element { with(.editorAddress(address)) }

    /// Sets an attribute without a value, such as `open`, while a condition holds.
    public func attribute(_ name: String, when condition: Property<Bool>) -> Element {
        with(.optionalAttribute(name, condition.map { $0 ? "" : nil }))
    }
}

enum ElementSetting {
    case classes(String)
    case conditionalClass(String, Property<Bool>)
    case attribute(String, any Wording)
    case optionalAttribute(String, Property<String?>)
    case file(String, ServedFile)
    case editorAddress(Property<String?>)
    case event(Rendering.EventHandler)
    case commands(Rendering.EventKind, [LocalCommand])

    func apply<B: Rendering.Backend>(
        to node: B.Node, of tag: String, at place: ElementPlace, in point: Rendering.MountPoint<B>
    ) {
        switch self {
        case .classes(let names):
            for name in names.split(separator: " ") { point.backend.setElementClass(String(name), true, of: node) }
        case .conditionalClass(let name, let condition):
            if name.isEmpty || name.contains(where: \.isWhitespace) {
                return place.report(
                    "has a condition for \(name.debugDescription), which is not one class. Give each class its own.",
                    of: "<\(tag)>")
            }
            point.bind(condition, to: "class \(name)", of: node) { $0.setElementClass(name, $1, of: $2) }
        case .attribute(let name, let value):
            guard isAllowed(name, on: tag, at: place) else { return }
            point.bind(text: value, to: name, of: node) { Self.set(name, $1, of: $2, tag, at: place, in: $0) }
        case .optionalAttribute(let name, let value):
            guard isAllowed(name, on: tag, at: place) else { return }
            point.bind(value, to: name, of: node) { Self.set(name, $1, of: $2, tag, at: place, in: $0) }
        case .file(let name, let file):
            guard isAllowed(name, on: tag, at: place) else { return }
            let address = point.backend.address(of: file, until: point.scope)
            Self.set(name, address, of: node, tag, at: place, in: point.backend)
        case .editorAddress(let address):
            point.bind(address, to: "href", of: node) { $0.setElementAttribute("href", $1, of: $2) }
        case .event(let handler): point.backend.on(handler, of: node)
        case .commands(let event, let commands): point.backend.perform(commands, at: event, of: node)
        }
    }

    private func isAllowed(_ name: String, on tag: String, at place: ElementPlace) -> Bool {
        guard let refusal = Rendering.ElementRules.refusal(ofAttribute: name) else { return true }
        place.report(refusal, of: "The attribute \(name.debugDescription) of <\(tag)>")
        return false
    }

    private static func set<B: Rendering.Backend>(
        _ name: String, _ value: String?, of node: B.Node, _ tag: String, at place: ElementPlace, in backend: B
    ) {
        guard let value, let refusal = Rendering.ElementRules.refusal(of: value, for: name) else {
            return backend.setElementAttribute(name, value, of: node)
        }
        backend.setElementAttribute(name, nil, of: node)
        place.report(refusal, of: "The attribute \(name) of <\(tag)>")
    }
}
