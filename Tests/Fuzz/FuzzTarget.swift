import Foundation

/// The fuzzer: libFuzzer, with its own arguments, makes inputs for the target in FUZZ_TARGET.
@main enum FuzzTarget {
    static func main() {
        var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
        exit(drive(&count, &arguments, fuzz))
    }
}

private let target = getenv("FUZZ_TARGET").map { String(cString: $0) }

private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do {
        switch target {
        case "wire": try WireFuzzing.run(bytes)
        case "session": try FuzzedSession.run(bytes)
        default: fatalError("FUZZ_TARGET must be wire or session, not \(target ?? "nothing")")
        }
    } catch {
        fatalError("\(error)")
    }
    return 0
}

/// libFuzzer as a library, declared as in its documentation.
@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
