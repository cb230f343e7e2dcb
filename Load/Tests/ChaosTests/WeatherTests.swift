import Testing

@testable import Chaos

@Suite struct WeatherTests {
    private func fates(_ weather: Weather, seed: UInt64) -> [Weather.Fate] {
        var generator = SplitMix64(seed: seed)
        return (0..<10_000).map { weather.fate(ofBytes: $0 % 300, canRepeat: $0 % 2 == 0, using: &generator) }
    }

    @Test func theSameSeedBringsTheSameFates() {
        #expect(fates(Weather(), seed: 7) == fates(Weather(), seed: 7))
        #expect(fates(Weather(), seed: 7) != fates(Weather(), seed: 8))
    }

    @Test func inCalmWeatherEverythingArrives() {
        #expect(fates(.calm, seed: 1).allSatisfy { $0 == .arrives })
    }

    @Test func aMessageIsCutWithinItsBytes() {
        for (index, fate) in fates(Weather(), seed: 3).enumerated() {
            switch fate {
            case .isCut(let offset), .isSplit(let offset, _): #expect((0...index % 300).contains(offset))
            case .isDuplicated: #expect(index % 2 == 0)
            default: break
            }
        }
    }
}
