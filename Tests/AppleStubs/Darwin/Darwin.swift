// The names are those of the system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public typealias mode_t = UInt16

public let O_WRONLY: Int32 = 0x0001
public let O_CREAT: Int32 = 0x0200
public let O_EXCL: Int32 = 0x0800
public let O_NOFOLLOW: Int32 = 0x0100
public let O_CLOEXEC: Int32 = 0x100_0000

public let ENOENT: Int32 = 2
public let EPERM: Int32 = 1
public let EINTR: Int32 = 4
public let EACCES: Int32 = 13
public let EEXIST: Int32 = 17
public let ENOTDIR: Int32 = 20
public let ENOSPC: Int32 = 28
public let EDQUOT: Int32 = 69

public var errno: Int32 { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { fatalError() }
public func close(_ descriptor: Int32) -> Int32 { fatalError() }
public func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { fatalError() }
