public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
}

public struct URLResourceValues {
    public var fileSize: Int? { fatalError() }
}

extension URL {
    public init(fileURLWithPath path: String) { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public var pathExtension: String { fatalError() }
    public func appendingPathComponent(_ component: String) -> URL { fatalError() }
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { fatalError() }
}

extension UUID {
    public var uuidString: String { fatalError() }
}

extension Data {
    public func write(to url: URL) throws { fatalError() }
}

open class FileManager: NSObject, @unchecked Sendable {
    public class var `default`: FileManager { fatalError() }
    open var temporaryDirectory: URL { fatalError() }
    open func createDirectory(at url: URL, withIntermediateDirectories createsAll: Bool) throws { fatalError() }
    open func copyItem(at source: URL, to copy: URL) throws { fatalError() }
    open func removeItem(at url: URL) throws { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
    public init(forReadingFrom url: URL) throws { fatalError() }
    public init(forWritingTo url: URL) throws { fatalError() }
    open func seek(toOffset offset: UInt64) throws { fatalError() }
    open func read(upToCount count: Int) throws -> Data? { fatalError() }
    open func write(contentsOf data: Data) throws { fatalError() }
    open func close() throws { fatalError() }
}

open class Progress: NSObject, @unchecked Sendable {
    public init(totalUnitCount count: Int64) { fatalError() }
}
