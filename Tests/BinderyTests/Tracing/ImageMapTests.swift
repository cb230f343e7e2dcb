import BinderySynchronization
import Foundation
import Testing

@testable import BinderyGraph

#if canImport(Runtime) && canImport(Glibc)
import Runtime

@Suite struct ImageMapTests {
    @Test func itHasTheProgramAndTheLibrariesWithTheirCode() throws {
        let map = ImageMap.ofThisProcess()
        #expect(map.count > 5)
        #expect(map.allSatisfy { $0.uniqueID == nil }, "Swift's own map has build identifiers; it was not used instead")
        #expect(map.allSatisfy { $0.path?.hasPrefix("/") == true && $0.baseAddress < $0.endOfText })
        #expect(zip(map, map.dropFirst()).allSatisfy { $0.endOfText <= $1.baseAddress })
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #expect(map.contains { $0.path == program })
    }

    /// Swift's own map crashes the process when a mapped file disappears while it is made.
    @Test func filesThatAreUnmappedMeanwhileDoNoHarm() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("image-map-\(getpid())").path
        let file = open(path, O_RDWR | O_CREAT, 0o600)
        try #require(file >= 0 && unlink(path) == 0 && ftruncate(file, 4096) == 0)
        let ended = Mutex(false)
        let mapping = DispatchWorkItem {
            while !ended.withLock({ $0 }) { munmap(mmap(nil, 4096, PROT_READ, MAP_PRIVATE, file, 0), 4096) }
        }
        DispatchQueue.global().async(execute: mapping)
        let counts = Set((0..<100).map { _ in ImageMap.ofThisProcess().count })
        ended.withLock { $0 = true }
        mapping.wait()
        close(file)
        #expect(counts.count == 1)
    }
}
#endif
