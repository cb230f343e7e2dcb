import Foundation
import Logging
import Testing

@testable import BinderyWeb

/// What a server needs beside a bus.
@Suite struct BusOptionsTests {
    @Test func aBusNeedsAStoreForAllProcesses() async throws {
        let redis = try await RedisServer()
        let store = try await RedisStore(redis.address)
        await #expect(throws: LiveServerFailure.self) {
            try await withServer {
                $0.bus = store
            } _: { _, _ in
            }
        }
    }

    @Test(arguments: [(nil, 1), ("10.0.0.5:8080", 0)] as [(String?, Int)])
    func anAddressThatOthersCannotReachIsWarnedOf(advertised: String?, count: Int) async throws {
        let redis = try await RedisServer(), log = LogLines()
        let store = try await RedisStore(redis.address)
        try await withServer {
            $0.host = "0.0.0.0"
            $0.store = store
            $0.bus = store
            $0.advertised = advertised
            $0.logger = log.logger
        } _: { _, _ in
        }
        let warning = """
            warning other processes cannot pass on connections of the pages of this one remedy=set options.advertised to \
            an address of this machine, such as 10.0.0.5:8080
            """
        #expect(log.all.count { $0 == warning } == count, "\(log.all)")
    }
}
