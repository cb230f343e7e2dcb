/// A button that lets the user choose files. On the web, files can also be dropped on it and pasted into it.
///
/// ```swift
/// FilePicker("Add pictures", uploads: model.pictures)
/// FilePicker.Files(model.pictures)
/// ```
///
/// The limits of the ``/Bindery/Uploads`` tell the platform what to offer. A file that they do not permit is refused
/// before any byte of it is sent. When the view is removed, unfinished uploads that were chosen in it fail as
/// interrupted.
public struct FilePicker: Rendering.PrimitiveView {
    private let title: any Wording
    private let uploads: Uploads

    /// - Parameter title: The text of the button.
    public init(_ title: some Wording, uploads: Uploads) {
        self.title = title
        self.uploads = uploads
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeFilePicker(for: uploads, until: point.scope)
        point.bind(text: title, to: "title", of: node) { $0.setFilePickerTitle($1, of: $2) }
        point.bind(text: point.environment.texts.files.drop, to: "hint", of: node) { $0.setFilePickerHint($1, of: $2) }
        point.add(node)
    }
}

extension FilePicker {
    /// The chosen files, one row each: the name, the progress or the reason of a failure, and a button that cancels an
    /// unfinished upload or removes a finished one. Screen readers announce the end of each upload.
    ///
    /// The rows have the identifiers `file-1`, `file-2` and so on, by ``/Bindery/Upload/id``. In a row there are
    /// `file-1-name` and `file-1-state`, or `file-1-progress` while the file is uploaded, and `file-1-cancel` or
    /// `file-1-remove`.
    public struct Files: Rendering.PrimitiveView {
        private let uploads: Uploads
        private let showsDone: Bool

        /// - Parameter showsDone: Whether files that were received are shown as well; false for an application that
        ///   shows them itself.
        public init(_ uploads: Uploads, showsDone: Bool = true) {
            self.uploads = uploads
            self.showsDone = showsDone
        }

        public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
            let (texts, files) = (point.environment.texts, uploads.files)
            let shown = showsDone ? files : Property { files.value.filter { $0.state.value != .done } }
            Column(spacing: 2) {
                ForEach(shown) { upload in
                    FileRow(upload: untracked { upload.value }, uploads: uploads, texts: texts)
                }
            }
            .mount(in: point)
        }
    }
}

private struct FileRow: View {
    let upload: Upload
    let uploads: Uploads
    let texts: InterfaceTexts

    var body: some View {
        let state = upload.state, id = "file-\(upload.id)"
        let isUnfinished = state.map { !$0.isFinal }
        let color = state.map { state -> ColorRole in if case .failed = state { .danger } else { .secondary } }
        Row {
            Column(spacing: 0) {
                When(state.map { $0 == .uploading }) {
                    ProgressIndicator(upload.name, value: upload.progress).id("\(id)-progress")
                } otherwise: {
                    Text(upload.name).id("\(id)-name")
                }
                When(state.map { $0 != .uploading }) {
                    Text(FileText(texts: texts.files, state: state)).style(.caption).color(color).id("\(id)-state")
                }
                .announced()
            }
            Spacer()
            When(isUnfinished) {
                Button(texts.cancel.wording) { upload.cancel() }
                    .prominence(.plain).accessibilityLabel(named(texts.cancel)).id("\(id)-cancel")
            } otherwise: {
                Button(texts.files.remove.wording) { uploads.remove(upload) }
                    .prominence(.plain).accessibilityLabel(named(texts.files.remove)).id("\(id)-remove")
            }
        }
        .id(id)
    }

    /// The buttons of several rows are told apart by the names of their files.
    private func named(_ title: any Wording) -> Property<String> {
        let name = upload.name
        return title.wording.map { "\($0): \(name)" }
    }
}

private struct FileText: Wording {
    let texts: InterfaceTexts.Files
    let state: Property<Upload.State>

    var text: String { texts.text(of: state.value) }
}

extension Rendering {
    /// The capability that a backend implements for ``FilePicker``.
    public protocol FilePickers: Nodes {
        /// Makes a button that calls ``/Bindery/Uploads/add(_:)`` with the files that the user chooses, drops or
        /// pastes. The sources of unfinished uploads fail as interrupted when `scope` ends.
        func makeFilePicker(for uploads: Uploads, until scope: Scope) -> Node
        func setFilePickerTitle(_ title: String, of node: Node)
        /// Sets the text that says that files can be dropped, where they can.
        func setFilePickerHint(_ hint: String, of node: Node)
        /// Calls ``/Bindery/Uploads/add(_:)`` with the files that the user drops on a node or pastes in it: see
        /// ``View/dropDestination(for:)``. The sources of unfinished uploads fail as interrupted when `scope` ends.
        func acceptDrops(for uploads: Uploads, on node: Node, until scope: Scope)
    }
}
