internal import BinderyView

extension WebBackend: ToastRendering {
    func makeToast(_ text: String) -> WebNode {
        let toast = makeNode(.div, "toast")
        toast.text = text
        return toast
    }
}
