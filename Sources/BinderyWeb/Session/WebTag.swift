enum WebTag: String {
    case a, button, dialog, div, fieldset, form, h1, h2, header, hr, img, input, label, main, mark, option, p, progress,
        section
    case select, span, textarea
    /// An element whose name is in ``WebNode/elementPart``.
    case other
}
