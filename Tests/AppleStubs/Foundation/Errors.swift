// The names are those of the system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public let NSFilePathErrorKey = "NSFilePath"

public struct CocoaError: Error {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public static var fileNoSuchFile: Code { fatalError() }
        public static var fileWriteFileExists: Code { fatalError() }
        public static var fileWriteNoPermission: Code { fatalError() }
        public static var fileWriteOutOfSpace: Code { fatalError() }
        public static var fileWriteUnknown: Code { fatalError() }
    }
    public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
}
