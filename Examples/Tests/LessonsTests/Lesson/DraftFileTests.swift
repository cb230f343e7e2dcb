import Bindery
import BinderyTestSupport
import BinderyTesting
import Foundation
import Testing

@testable import Lesson

/// The file in which the program keeps the drafts of the lesson with a saved form.
@Suite struct DraftFileTests {
    /// Runs `body` with a file that does not exist, in a folder that does not exist.
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        try await withTemporaryFolder { try await body($0.appending(path: "drafts/drafts.json")) }
    }

    @Test func aDraftIsFoundAgainByTheNextStart() async throws {
        try await withFile { file in
            let messages = Messages()
            await DraftFile(path: file.path, report: messages.append).save(StateSnapshot(), of: "a")
            let next = DraftFile(path: file.path, report: messages.append)
            #expect(await next.draft(of: "a") == StateSnapshot())
            #expect(await next.draft(of: "b") == nil)
            #expect(messages.all == [])
        }
    }

    @Test func aFileThatHoldsSomethingElseIsLeftAsItIsAndNamed() async throws {
        try await withFile { file in
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("somebody's".utf8).write(to: file)
            let messages = Messages()
            let drafts = DraftFile(path: file.path, report: messages.append)
            await drafts.save(StateSnapshot(), of: "a")
            #expect(await drafts.draft(of: "a") == StateSnapshot(), "the session goes on")
            #expect(try String(contentsOf: file, encoding: .utf8) == "somebody's")
            #expect(messages.all.count == 1)
            #expect(
                messages.all[0].hasPrefix(
                    "\(file.path) has no readable drafts and is left unchanged: no draft is saved. "
                        + "Move the file, or give another with --drafts."))
        }
    }
}
