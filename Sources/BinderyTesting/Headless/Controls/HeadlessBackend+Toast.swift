public import BinderyView

extension HeadlessBackend: Rendering.Toasts {
    public func makeToast(_ text: String, kind: ToastMessage.Kind) -> HeadlessNode {
        let node = make(.toast, HeadlessToast(kind: kind))
        node.text = text
        return node
    }
}

struct HeadlessToast: HeadlessPayload {
    let kind: ToastMessage.Kind
}

extension HeadlessNode {
    public var toastKind: ToastMessage.Kind { self[HeadlessToast.self]?.kind ?? .information }
}
