internal import BinderyView

extension WebBackend: Rendering.TextAreas {
    func makeTextArea(content: TextContent, lines: Int, events: Rendering.TextInputEvents) -> WebNode {
        let area = makeTextInput(
            .textarea, StringInterner.classes("field-input area lines-\(lines)"), content: content, events: events)
        area[attribute: .rows] = "\(lines)"
        return makeField(area, left: events.left)
    }
}
