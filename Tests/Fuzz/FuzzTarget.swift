import Foundation

/// What libFuzzer calls with each input. FUZZ_TARGET says what is fuzzed.
private let target: (@Sendable ([UInt8]) throws -> Void) = {
    switch ProcessInfo.processInfo.environment["FUZZ_TARGET"] {
    case "wire": { try WireFuzzing.run($0) }
    case let other: fatalError("FUZZ_TARGET must be wire or session, not \(other ?? "nothing")")
    }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do { try target(Array(UnsafeBufferPointer(start: start, count: count))) } catch { fatalError("\(error)") }
    return 0
}
