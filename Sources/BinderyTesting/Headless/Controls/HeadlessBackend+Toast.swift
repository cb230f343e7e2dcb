public import BinderyView

extension HeadlessBackend: Rendering.Toasts {
    public func makeToast(_ text: String, kind: ToastMessage.Kind) -> HeadlessNode {
        let node = make(.toast)
        node.text = text
        node.toastKind = kind
        return node
    }
}
