extension InterfaceTexts {
    /// The texts of a ``FilePicker`` and its list. `{size}` is a size in words such as `20 MB`, `{count}` a number.
    public struct Files {
        /// Beside the button.
        public var drop: any Wording = "or drop or paste files here"
        public var waiting: any Wording = "Waiting"
        public var done: any Wording = "Uploaded"
        public var cancelled: any Wording = "Cancelled"
        /// The title of the button that removes a file from the list. ``InterfaceTexts/cancel`` stops an upload.
        public var remove: any Wording = "Remove"
        public var tooLarge: any Wording = "The file is larger than {size}."
        public var tooMany: any Wording = "At most {count} files can be chosen."
        public var tooLargeTogether: any Wording = "The files are larger than {size} together."
        public var wrongKind: any Wording = "Files of this kind are not accepted."
        public var interrupted: any Wording = "The upload was interrupted. Choose the file again."
        public var wrongSize: any Wording = "The file has changed meanwhile. Choose it again."
        public var notReceived: any Wording = "The file couldn’t be stored."

        /// Creates the English texts.
        public init() {}

        /// Returns what ``FilePicker/Files`` shows of a file in a state, for rows of one's own; empty while it is
        /// uploaded.
        public func text(of state: Upload.State) -> String {
            switch state {
            case .waiting: waiting.text
            case .uploading: ""
            case .done: done.text
            case .cancelled: cancelled.text
            case .failed(let failure): text(of: failure)
            }
        }

        private func text(of failure: Upload.Failure) -> String {
            switch failure {
            case .tooLarge(let limit): tooLarge.text.replacing("{size}", with: Self.size(limit))
            case .tooMany(let limit): tooMany.text.replacing("{count}", with: "\(limit)")
            case .tooLargeTogether(let limit): tooLargeTogether.text.replacing("{size}", with: Self.size(limit))
            case .wrongKind: wrongKind.text
            case .interrupted: interrupted.text
            case .wrongSize: wrongSize.text
            case .rejected(let text): text
            case .notReceived: notReceived.text
            }
        }

        /// In units of 1,000, with at most one decimal place.
        static func size(_ bytes: Int) -> String {
            var (value, unit) = (bytes * 10, 0)
            let units = ["bytes", "kB", "MB", "GB", "TB", "PB"]
            while value >= 10_000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
            let decimal = unit == 0 || value % 10 == 0 ? "" : ".\(value % 10)"
            return "\(value / 10)\(decimal) \(units[unit])"
        }
    }
}
