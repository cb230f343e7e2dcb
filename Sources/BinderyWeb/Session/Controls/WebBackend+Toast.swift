internal import BinderyView

extension WebBackend: Rendering.Toasts {
    func makeToast(_ text: String, kind: ToastMessage.Kind) -> WebNode {
        let toast = makeNode(.div, kind == .information ? "toast" : "toast \(kind.rawValue)")
        toast.text = text
        return toast
    }
}
