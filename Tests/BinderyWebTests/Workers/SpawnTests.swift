#if os(Linux)
import BinderyTestSupport
import CBinderySystem
import Foundation
import Testing

/// What a worker gets of its supervisor.
@Suite struct SpawnTests {
    /// A worker that traps ends all connections that it has: none of them may be the supervisor's.
    @Test func itHasItsThreeDescriptorsAndNoOthers() async throws {
        try await withTemporaryFolder { folder in
            var ends: [CInt] = [-1, -1]
            // As of a library that does not close its descriptors in other programs.
            try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
            let list = folder.appending(path: "list")
            let command = "readlink /proc/$$/fd/* > '\(list.path)'"
            let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(command), nil]
            let none: [UnsafeMutablePointer<CChar>?] = [nil]
            let process = bindery_spawn("/bin/sh", arguments, none, ends[0], ends[1], 2)
            for text in arguments { free(text) }
            try #require(process > 0)
            var status: CInt = 0
            // The shell's own descriptor of the folder is gone when its link is read: the status says so.
            #expect(waitpid(process, &status, 0) == process)
            let descriptors = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            // 0, 1, 2, and the three that were given. The shell may have opened others for itself, which are files.
            #expect(descriptors.count { $0.hasPrefix("socket:") && !Self.isStandard($0) } == 2, "\(descriptors)")
            for end in ends { close(end) }
        }
    }

    /// Whether one of the test's own streams, which a runner may have made sockets.
    private static func isStandard(_ target: Substring) -> Bool {
        (0...2).contains { number in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == String(target)
        }
    }
}
#endif
