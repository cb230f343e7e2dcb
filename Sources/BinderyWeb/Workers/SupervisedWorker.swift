#if Web
internal import CBinderySystem
internal import Foundation

/// The process of a worker, as its supervisor sees it: what waits to be sent to it, and what it has written.
final class SupervisedWorker {
    let number: Int
    let process: Int32
    let link: CInt
    let crashes: CInt
    private var decoder = LinkDecoder()
    /// Frames that the worker has not taken. The first may have been taken in part.
    private var waiting: [(bytes: ArraySlice<UInt8>, descriptor: CInt?)] = []
    /// The bytes of the frames that wait.
    private(set) var waitingSize = 0
    /// When it has last shown that it runs.
    private(set) var seen = ContinuousClock.now
    /// It is killed.
    var isStuck = false
    /// Its process is stopped until its backtrace is written.
    private(set) var hasTrapped = false

    /// - Parameters:
    ///   - link: the supervisor's end, which does not block.
    ///   - crashes: where the worker writes a `bindery_crash`; does not block either.
    init(_ number: Int, process: Int32, link: CInt, crashes: CInt) {
        self.number = number
        self.process = process
        self.link = link
        self.crashes = crashes
    }

    func close() {
        drop()
        for descriptor in decoder.rest + [link, crashes] { Foundation.close(descriptor) }
    }

    /// From now on it takes nothing.
    func trap() {
        hasTrapped = true
        drop()
    }

    private func drop() {
        for descriptor in waiting.compactMap(\.descriptor) { Foundation.close(descriptor) }
        waiting = []
        waitingSize = 0
    }

    /// Takes over the descriptor, and closes it when it is sent.
    func send(_ frame: LinkFrame, _ descriptor: CInt?) {
        if hasTrapped { return descriptor.map { Foundation.close($0) } ?? () }
        let bytes = frame.bytes
        waiting.append((bytes[...], descriptor))
        waitingSize += bytes.count
        flush()
    }

    /// Sends what the worker takes.
    func flush() {
        var sentFrames = 0
        defer { waiting.removeFirst(sentFrames) }
        for index in waiting.indices {
            while !waiting[index].bytes.isEmpty {
                let (bytes, descriptor) = waiting[index]
                let count = bytes.withUnsafeBytes { bindery_send(link, $0.baseAddress, $0.count, descriptor ?? -1) }
                // Full, or at its end; then the process ends as well.
                if count <= 0 { return }
                if let descriptor { Foundation.close(descriptor) }
                waiting[index] = (bytes.dropFirst(count), nil)
                waitingSize -= count
            }
            sentFrames += 1
        }
    }

    /// Returns the frames that have arrived. At the end of the link the process ends as well.
    func receive() -> [(LinkFrame, descriptor: CInt?)] {
        var frames: [(LinkFrame, descriptor: CInt?)] = [], bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var descriptor: CInt = -1
            let count = bindery_receive(link, &bytes, bytes.count, &descriptor)
            if count <= 0 { return frames }
            seen = .now
            frames += decoder.add(bytes.prefix(count), descriptor: descriptor >= 0 ? descriptor : nil)
        }
    }

    /// What the worker has written when it trapped; nil if it has not.
    func readCrash() -> bindery_crash? {
        var crash = bindery_crash()
        let size = MemoryLayout<bindery_crash>.size
        return Foundation.read(crashes, &crash, size) == size ? crash : nil
    }
}
#endif
