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

public let NSURLErrorDomain = "NSURLErrorDomain"

public struct URLError: Error {
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public static var cancelled: Code { fatalError() }
        public static var notConnectedToInternet: Code { fatalError() }
        public static var dataNotAllowed: Code { fatalError() }
        public static var internationalRoamingOff: Code { fatalError() }
        public static var cannotFindHost: Code { fatalError() }
        public static var dnsLookupFailed: Code { fatalError() }
        public static var cannotConnectToHost: Code { fatalError() }
        public static var timedOut: Code { fatalError() }
        public static var networkConnectionLost: Code { fatalError() }
        public static var badServerResponse: Code { fatalError() }
        public static var cannotParseResponse: Code { fatalError() }
        public static var zeroByteResource: Code { fatalError() }
        public static var unsupportedURL: Code { fatalError() }
        public static var secureConnectionFailed: Code { fatalError() }
        public static var serverCertificateHasBadDate: Code { fatalError() }
        public static var serverCertificateUntrusted: Code { fatalError() }
        public static var serverCertificateHasUnknownRoot: Code { fatalError() }
        public static var serverCertificateNotYetValid: Code { fatalError() }
        public static var clientCertificateRejected: Code { fatalError() }
        public static var clientCertificateRequired: Code { fatalError() }
    }
}

open class NSError: NSObject, Error, @unchecked Sendable {
    open var domain: String { fatalError() }
    open var code: Int { fatalError() }
    open var localizedDescription: String { fatalError() }
}

// The compiler calls these for `error as NSError`, and back.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
