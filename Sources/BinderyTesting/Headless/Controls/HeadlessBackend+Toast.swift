public import BinderyView

extension HeadlessBackend: ToastRendering {
    public func makeToast(_ text: String, kind: ToastKind) -> HeadlessNode {
        let node = make(.toast)
        node.text = text
        node.toastKind = kind
        return node
    }
}
