import Testing

@testable import Chaos

@Suite struct OwnershipLogTests {
    private func problems(_ acts: [(process: Int, epoch: Int, at: Int)]) -> [String] {
        log(acts.map { ($0.process, 1, $0.epoch, $0.at) }).problems
    }

    private func log(_ acts: [(process: Int, lifetime: Int, epoch: Int, at: Int)]) -> OwnershipLog {
        let log = OwnershipLog()
        for act in acts {
            log.add(
                "2026-01-01T00:00:00+0000 trace bindery.web: at=\(act.at) epoch=\(act.epoch) event=1 page=p [BinderyWeb] event handled",
                of: act.process, inLifetime: act.lifetime)
        }
        return log
    }

    @Test func ownersThatActOneAfterAnotherAreNoProblem() {
        #expect(problems([(0, 1, 10), (1, 3, 30), (0, 1, 20), (1, 3, 40)]).isEmpty)
    }

    @Test func anOwnerThatActsAfterTheNextOneHasBegunIsAProblem() {
        #expect(
            problems([(0, 1, 10), (1, 2, 30), (0, 1, 31)])
                == ["page p: the owner of epoch 1 acted after that of epoch 2 had begun"])
    }

    @Test func twoOwnersOfAnEpochAreAProblem() {
        #expect(problems([(0, 1, 10), (1, 1, 20), (1, 2, 30)]) == ["page p had two owners in epoch 1"])
    }

    @Test func anotherLifetimeOfAProcessIsAnotherOwner() {
        let log = self.log([(0, 1, 1, 10), (0, 1, 2, 20), (0, 2, 5, 50), (1, 1, 6, 60), (1, 1, 8, 80)])
        #expect(log.problems.isEmpty)
        #expect(log.handOvers == 2)
        #expect(log.renewals == 2)
        #expect(
            self.log([(0, 1, 1, 10), (0, 2, 1, 20), (1, 1, 2, 30)]).problems == ["page p had two owners in epoch 1"])
    }

    @Test func aLogWithoutAChangeIsAProblemSinceItShowsNothing() {
        let log = OwnershipLog()
        log.add("trace bindery.web: at=1 epoch=1 page=p [BinderyWeb] session closed", of: 0)
        #expect(log.problems == ["the logs of the processes show no page that was taken by another process"])
    }
}
