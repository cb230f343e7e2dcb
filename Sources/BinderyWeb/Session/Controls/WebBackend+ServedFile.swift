internal import BinderyView

extension WebBackend: Rendering.FileServers {
    func makeDownload(of file: ServedFile, until scope: Scope) -> WebNode {
        give(file, by: makeLink(path: "", followed: {}), until: scope)
    }

    func makeContentDownload(of file: ServedFile, until scope: Scope) -> WebNode {
        give(file, by: makeContentLink(path: "", followed: {}), until: scope)
    }

    private func give(_ file: ServedFile, by link: WebNode, until scope: Scope) -> WebNode {
        link[attribute: .href] = address(of: file, until: scope)
        link[attribute: .dataNative] = ""
        // Without it, the browser would ask whether to leave a page with unsaved edits.
        if !file.isInline { link[attribute: .download] = "" }
        return link
    }

    func address(of file: ServedFile, until scope: Scope) -> String { files.address(of: file, until: scope) }
}
