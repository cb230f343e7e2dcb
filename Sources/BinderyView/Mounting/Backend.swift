/// What every backend does with the nodes of its platform, whatever they show.
public protocol NodeRendering: AnyObject {
    associatedtype Node

    /// Puts a node into `parent`, before `sibling` or at the end. A node that is there already is moved.
    func insert(_ node: Node, into parent: Node, before sibling: Node?)
    /// Takes a node out of `parent`. It may be inserted again, with everything in it.
    func remove(_ node: Node, from parent: Node)

    /// The identifier by which tests, and people who write them, find the node.
    func setID(_ id: String, of node: Node)
    func setHidden(_ isHidden: Bool, of node: Node)
    func setEnabled(_ isEnabled: Bool, of node: Node)
    /// Disables or enables all user input in a node, without a change of its look.
    func setInert(_ isInert: Bool, of node: Node)
    func setLayout(_ layout: Layout, of node: Node)
    /// Gives a node a background, and a colour of text that is readable on it; nil: the design's own.
    func setBackground(_ color: Color?, of node: Node)
    /// Lets what is behind a node, and everything in it, shine through.
    ///
    /// - Parameter opacity: from 0, nothing is seen of it, to 1.
    func setOpacity(_ opacity: Double, of node: Node)

    /// Names a node for screen readers. The name replaces what the node would be called by its label or its content.
    func setAccessibilityLabel(_ label: String, of node: Node)
    /// Says in which language the content of a node is, as a BCP 47 tag; nil: in that of what surrounds it.
    func setLanguage(_ language: String?, of node: Node)
    /// Makes a node a place that screen readers can go to.
    func setLandmark(_ landmark: Landmark, of node: Node)

    /// Puts the keyboard focus on a node. A node that is not in the window yet gets it when it comes into the window,
    /// unless another node is focused first.
    func focus(_ node: Node)
    /// Takes the keyboard focus from whatever field has it.
    func endEditing()
    /// Takes the keyboard focus from a node, if the node has it.
    func endEditing(of node: Node)
    /// Reports the focus of a node: `true` when the node gets it; `false` when the node loses it, and when
    /// ``focus(_:)`` could not give it.
    func onFocusChange(of node: Node, _ changed: @escaping (Bool) -> Void)
}

/// Everything a platform must be able to do: one capability per control, declared beside the control. A capability that is missing is a
/// compile error.
// A protocol, and no name for the composition: whatever is generic over a backend carries its witness tables along, and so does each closure
// in it. It is one table here, and was 31.
public protocol Backend: NodeRendering, StackRendering, FormRendering, SectionRendering, LabeledContentRendering,
    TextRendering, HighlightedTextRendering, TextFieldRendering, SecureFieldRendering, ClearButtonRendering,
    TextAreaRendering,
    ToggleRendering, SliderRendering, StepperRendering, PickerRendering, ButtonRendering, LinkRendering,
    ImageRendering, ProgressRendering, ProgressIndicatorRendering, ToastRendering, DialogRendering,
    ScreenRendering, LiveRegionRendering, ListRendering,
    DividerRendering, BadgeRendering, GridRendering, MenuRendering, TabsRendering,
    CarouselRendering
{}
