import Testing

@testable import BinderyWeb

@Suite struct OpenFilesTests {
    @Test func theLimitIsRaisedToWhatTheSystemAllows() throws {
        let files = try #require(OpenFiles.raise())
        #expect(files.limit > 0)
        #expect(files.limit <= files.hardLimit)
        #expect(OpenFiles.raise() == files)
    }

    @Test(arguments: [(64, 32), (100, 50), (1024, 720), (20_000, 14_952), (50_064, 37_500), (1_048_576, 50_000)])
    func byDefaultThreeQuartersOfTheFilesAreForSessions(_ limit: Int, _ sessions: Int) {
        #expect(OpenFiles(limit: limit, hardLimit: limit).capacity == sessions)
    }

    @Test(arguments: [(1024, 960, 0), (1024, 2000, 0), (1024, 720, 240), (20_000, 10_000, 9936)])
    func theRestIsToSpare(_ limit: Int, _ sessions: Int, _ spare: Int) {
        #expect(OpenFiles(limit: limit, hardLimit: limit).spare(for: sessions) == spare)
    }

    @Test func whoDoesNotSayIsWarnedOnlyIfThereAreVeryFew() {
        #expect(OpenFiles(limit: 1000, hardLimit: 1000).warning(for: nil) == nil)
        #expect(
            OpenFiles(limit: 256, hardLimit: 256).warning(for: nil) == """
                This process may have 256 open files, which is enough for 144 pages. Raise the limit (ulimit -n, or LimitNOFILE= in its \
                systemd unit).
                """)
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
