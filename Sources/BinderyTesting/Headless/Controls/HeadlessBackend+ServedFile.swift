public import BinderyView

extension HeadlessBackend: Rendering.FileServers {
    public func makeDownload(of file: ServedFile, until scope: Scope) -> HeadlessNode {
        let node = make(.link(path: address(of: file, until: scope)), HeadlessDownload(file: file))
        node.tapped = {}
        return node
    }

    public func makeContentDownload(of file: ServedFile, until scope: Scope) -> HeadlessNode {
        makeDownload(of: file, until: scope)
    }

    /// The name of the file stands for its address.
    public func address(of file: ServedFile, until scope: Scope) -> String { "/files/\(file.name)" }
}

/// What only a link has that gives a file to the user.
struct HeadlessDownload: HeadlessPayload {
    let file: ServedFile
}

extension HeadlessControl {
    /// The file that a ``/BinderyView/Link`` gives to the user; nil for any other control.
    public var download: ServedFile? { node[HeadlessDownload.self]?.file }
}
