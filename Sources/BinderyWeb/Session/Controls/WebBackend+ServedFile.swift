internal import BinderyView

extension WebBackend: Rendering.FileServers {
    func makeDownload(of file: ServedFile, until scope: Scope) -> WebNode {
        let link = makeLink(path: "", followed: {})
        link[attribute: .href] = address(of: file, until: scope)
        link[attribute: .dataNative] = ""
        // Without it, the browser would ask whether to leave a page with unsaved edits.
        if !file.isInline { link[attribute: .download] = "" }
        return link
    }

    func address(of file: ServedFile, until scope: Scope) -> String { files.address(of: file, until: scope) }
}
