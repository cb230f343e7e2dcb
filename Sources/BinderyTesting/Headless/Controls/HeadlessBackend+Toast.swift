public import BinderyView

extension HeadlessBackend: ToastRendering {
    public func makeToast(_ text: String) -> HeadlessNode {
        let node = make(.toast)
        node.text = text
        return node
    }
}
