#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Gives a file to the user, who saves it or opens it in another app.
@MainActor
private final class FileGiver {
    weak var view: UIView?
    private let file: ServedFile
    private weak var presentations: Presentations?
    private var isMaking = false
    private var isOver = false

    init(_ file: ServedFile, _ presentations: Presentations) { (self.file, self.presentations) = (file, presentations) }

    func end() { isOver = true }

    /// Makes the file, and then presents what can be done with it.
    func give() {
        if isMaking { return }
        isMaking = true
        let file = file
        Task { @MainActor in
            do {
                let copy = try await file.temporaryFile()
                present(copy)
            } catch {
                Diagnostics.report(
                    .fileNotGiven,
                    "BinderyUIKitView cannot give “\(file.name)” to the user: \(error). Check the content of its ServedFile."
                )
            }
            isMaking = false
        }
    }

    private func present(_ copy: TemporaryFile) {
        guard !isOver, let view, let presentations else { return copy.remove() }
        let sheet = UIActivityViewController(activityItems: [copy.url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { _, _, _, _ in copy.remove() }
        // The sheet is a popover on an iPad, and needs a place.
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        presentations.present(sheet)
    }
}

extension ServedFile {
    /// Returns a copy with the name of the file.
    @concurrent
    fileprivate func temporaryFile() async throws -> TemporaryFile {
        if case .path(let path) = content { return try TemporaryFile(copying: URL(fileURLWithPath: path), named: name) }
        let file = try TemporaryFile(named: name)
        do {
            switch content {
            case .path: break
            case .bytes(let make):
                let bytes = try await make()
                try Data(bytes).write(to: file.url)
            case .stream(let write):
                try Data().write(to: file.url)
                let handle = try FileHandle(forWritingTo: file.url)
                defer { try? handle.close() }
                try await write { try handle.write(contentsOf: Data($0)) }
            }
        } catch {
            file.remove()
            throw error
        }
        return file
    }
}

extension UIKitBackend: @MainActor Rendering.FileServers {
    func makeDownload(of file: ServedFile, until scope: Scope) -> UIKitNode {
        give(file, until: scope) { makeLink(path: "", followed: $0) }
    }

    func makeContentDownload(of file: ServedFile, until scope: Scope) -> UIKitNode {
        give(file, until: scope) { makeContentLink(path: "", followed: $0) }
    }

    private func give(
        _ file: ServedFile, until scope: Scope, by makeLink: (_ followed: @escaping () -> Void) -> UIKitNode
    ) -> UIKitNode {
        let giver = FileGiver(file, presentations)
        scope.onDispose { giver.end() }
        let link = makeLink { giver.give() }
        giver.view = link.view
        return link
    }

    /// Only elements of HTML have addresses.
    func address(of file: ServedFile, until scope: Scope) -> String { "" }
}
#endif
