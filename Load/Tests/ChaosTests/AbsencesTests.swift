import Testing

@testable import Chaos

@Suite struct AbsencesTests {
    private let absences = Absences((1...200).map { .milliseconds($0 * 10) })

    @Test func itsSharesAreThoseOfTheSortedTimes() {
        #expect(
            absences.description
                == "200 times: 1010 ms in the middle, 1910 ms for 95 %, 1990 ms for 99 %, 2000 ms at most")
        #expect(Absences([]).description == "never")
    }

    /// An absence of 400 ms and less shows none.
    @Test func aBannerIsSeenFrom400MillisecondsOn() {
        #expect(
            absences.banners.description
                == "160 times: 810 ms in the middle, 1530 ms for 95 %, 1590 ms for 99 %, 1600 ms at most")
    }

    @Test func aLimitCountsFor99Percent() {
        #expect(absences.problems("pages were away", beyond: nil) == [])
        #expect(absences.problems("pages were away", beyond: .milliseconds(1_990)) == [])
        #expect(
            absences.problems("pages were away", beyond: .milliseconds(1_989))
                == ["pages were away for 1990 ms, more than 1989 ms for 99 %"])
        #expect(Absences([]).problems("pages were away", beyond: .zero) == [])
    }
}
