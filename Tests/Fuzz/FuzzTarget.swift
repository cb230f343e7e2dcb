import Dispatch
import Foundation

/// What libFuzzer calls with each input. FUZZ_TARGET says what is fuzzed.
private let target: @Sendable ([UInt8]) -> Void = {
    switch ProcessInfo.processInfo.environment["FUZZ_TARGET"] {
    case "wire": { bytes in
        do { try WireFuzzing.run(bytes) } catch { fatalError("\(error)") }
    }
    case "session": { bytes in
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
    case let other: fatalError("FUZZ_TARGET must be wire or session, not \(other ?? "nothing")")
    }
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
