import Testing

@testable import BinderyWeb

@Suite struct OpenFilesTests {
    @Test func theLimitIsRaisedToWhatTheSystemAllows() throws {
        let files = try #require(OpenFiles.raise())
        #expect(files.limit > 0)
        #expect(files.limit <= files.hardLimit)
        #expect(OpenFiles.raise() == files)
    }

    @Test func whoMayHaveTooFewIsToldHowMuchIsNeededAndWhereItIsSet() {
        let files = OpenFiles(limit: 1024, hardLimit: 1024)
        #expect(files.warning(for: 960) == nil)
        #expect(
            files.warning(for: 10_000) == """
                10000 sessions need 10064 open files, and this process may have 1024. Raise the limit (ulimit -n 10064, or \
                LimitNOFILE=10064 in its systemd unit), or lower the option limits.sessions to 960.
                """)
    }
}
