extension Rendering {
    /// The operations on nodes that every backend implements, for all controls.
    public protocol Nodes: AnyObject {
        associatedtype Node

        /// Inserts a node into `parent`, before `sibling` or at the end. A node that is already there is moved.
        func insert(_ node: Node, into parent: Node, before sibling: Node?)
        /// Removes a node from `parent`. It may be inserted again, with everything in it.
        func remove(_ node: Node, from parent: Node)

        /// Sets the id by which tests find the node.
        func setID(_ id: String, of node: Node)
        func setHidden(_ isHidden: Bool, of node: Node)
        func setEnabled(_ isEnabled: Bool, of node: Node)
        /// Enables or disables all user input in a node without changing its look.
        func setInert(_ isInert: Bool, of node: Node)
        func setLayout(_ layout: Layout, of node: Node)
        /// Sets the background of a node, and a text colour that is readable on it; nil uses the design's own.
        func setBackground(_ color: Color?, of node: Node)
        /// Sets the opacity of a node and everything in it, from 0, which is invisible, to 1.
        func setOpacity(_ opacity: Double, of node: Node)

        /// Names a node for screen readers, in place of its label or content.
        func setAccessibilityLabel(_ label: String, of node: Node)
        /// Describes a node for screen readers, in addition to its name.
        func setAccessibilityDescription(_ text: String, of node: Node)
        func setLayoutDirection(_ direction: LayoutDirection, of node: Node)
        /// Sets the language of a node's content as a BCP 47 tag; nil inherits that of its surroundings.
        func setLanguage(_ language: String?, of node: Node)
        /// Makes a node a landmark for screen readers.
        func setLandmark(_ landmark: Landmark, of node: Node)

        /// Moves the keyboard focus to a node, once the node is in the window, unless another node is focused first.
        func focus(_ node: Node)
        /// Takes the keyboard focus from the field that has it.
        func endEditing()
        /// Takes the keyboard focus from a node, if the node has it.
        func endEditing(of node: Node)
        /// Reports the focus of a node: `true` when it gets the focus; `false` when it loses it or ``focus(_:)`` fails.
        func onFocusChange(of node: Node, _ changed: @escaping (Bool) -> Void)

        /// Calls a handler with each event of its kind in a node. Of nodes in each other, the innermost receives it.
        func on(_ handler: EventHandler, of node: Node)
        /// Carries out commands in the interface at each event of a kind in a node, without a call of the program.
        func perform(_ commands: [LocalCommand], at event: EventKind, of node: Node)

        /// Keeps what explains an attribute, until the node ends. It is called once for each attribute that is bound
        /// while ``/BinderyGraph/Diagnostics/isTracing`` is on. The default ignores it.
        func note(_ binding: AttributeBinding, of node: Node)
        /// Keeps the place in the source at which the view of a node is made, such as `Shop/CartView.swift:12`. It is
        /// called while tracing is on, in a build without optimization. The default ignores it.
        func notePlace(_ place: String, of node: Node)
    }

    /// All capabilities of a platform: one per control, declared beside it. A missing capability is a compile error.
    // A protocol and not a typealias of the composition, since generic code and its closures carry the witness tables
    // of their backend: one table instead of 35.
    public protocol Backend: Nodes, Stacks, Forms, Sections, LabeledContents, Texts, HighlightedTexts, TextFields,
        SecureFields, ClearButtons, TextAreas, Toggles, Sliders, Steppers, Pickers, Buttons, Links, Images,
        ProgressOverlays, ProgressIndicators, Toasts, Dialogs, Screens, LiveRegions, Lists, Dividers, Badges, Grids,
        Menus, TabSets, Carousels, Elements, Themes, FilePickers, FileServers, MovableRows,
        Sidebars, NavigationLists
    {}
}
