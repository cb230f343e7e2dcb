public import Bindery
internal import BinderySynchronization
public import Foundation

extension Dependencies {
    /// The time of day. Live, that of the system.
    ///
    /// ```swift
    /// let createdAt = Dependencies.current.date.now
    /// ```
    public var date: DateSource {
        get { self[DateKey.self] }
        set { self[DateKey.self] = newValue }
    }

    /// New identifiers. Live, random ones.
    ///
    /// ```swift
    /// let id = Dependencies.current.uuid()
    /// ```
    public var uuid: UUIDSource {
        get { self[UUIDKey.self] }
        set { self[UUIDKey.self] = newValue }
    }
}

/// The key of `Dependencies.date`.
public enum DateKey: DependencyKey {
    public static var live: DateSource { DateSource { Date() } }
}

/// The key of `Dependencies.uuid`.
public enum UUIDKey: DependencyKey {
    public static var live: UUIDSource { UUIDSource { UUID() } }
}

/// A source of the time of day.
public struct DateSource: Sendable {
    private let read: @Sendable () -> Date

    public init(_ read: @escaping @Sendable () -> Date) { self.read = read }

    /// The present time.
    public var now: Date { read() }

    /// A time that never changes.
    public static func constant(_ date: Date) -> DateSource { DateSource { date } }
}

/// A source of new identifiers.
public struct UUIDSource: Sendable {
    private let make: @Sendable () -> UUID

    public init(_ make: @escaping @Sendable () -> UUID) { self.make = make }

    /// Returns a new identifier.
    public func callAsFunction() -> UUID { make() }

    /// Identifiers that count from 0: `00000000-0000-0000-0000-000000000000`, then one that ends with 1. Copies share
    /// the count.
    public static var incrementing: UUIDSource {
        let count = Count()
        return UUIDSource { UUID(number: count.next()) }
    }

    private final class Count: Sendable {
        private let value = Mutex<UInt64>(0)

        func next() -> UInt64 {
            value.withLock { value in
                defer { value &+= 1 }
                return value
            }
        }
    }
}

extension UUID {
    /// Creates the identifier whose last eight bytes are a number.
    public init(number: UInt64) {
        func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (index * 8)) }
        self.init(
            uuid: (0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)))
    }
}
