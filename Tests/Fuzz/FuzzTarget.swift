import Dispatch
import Foundation
import Synchronization

/// What libFuzzer calls with each input. FUZZ_TARGET says what is fuzzed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    switch getenv("FUZZ_TARGET").map({ String(cString: $0) }) {
    case "wire": fuzzWire(bytes)
    case "session": fuzzSession(bytes)
    case let other: fatalError("FUZZ_TARGET must be wire or session, not \(other ?? "nothing")")
    }
    return 0
}

private func fuzzWire(_ bytes: [UInt8]) {
    do { try WireFuzzing.run(bytes) } catch { fatalError("\(error)") }
}

private func fuzzSession(_ bytes: [UInt8]) {
    let end = DispatchSemaphore(value: 0)
    Task.detached {
        do { try await FuzzedSession.run(bytes, checksOften: false) } catch { fatalError("\(error)") }
        end.signal()
    }
    end.wait()
    let alive = FuzzedModel.alive.withLock { $0 }
    // A task that was cancelled may still hold the last few.
    if alive > 100 { fatalError("\(alive) models have outlived their sessions") }
}
