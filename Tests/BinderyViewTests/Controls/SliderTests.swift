import BinderyTesting
import BinderyView
import Testing

@Suite struct SliderTests {
    private let volume = MutableProperty(0.5)

    @Test func itIsDraggedAndFollows() throws {
        let app = HeadlessApp { Slider("Volume", value: volume, in: 0...1, step: 0.1).id("volume") }
        try app.find("volume").drag(to: 0.3)
        #expect(volume.value == 0.3)
        #expect(try app.find("volume").node.writes == 1, "what is dragged does not come back")
        volume.value = 0.8
        #expect(try app.find("volume").number == 0.8)
        #expect(app.tree == #"slider #volume "Volume" = 0.8"#)
    }

    @Test func aNumberOfTheProgramThatItDoesNotOfferIsShownAsTheNearest() throws {
        let app = HeadlessApp { Slider("Volume", value: volume, in: 0...1, step: 0.25).id("volume") }
        for (written, shown) in [(0.6, 0.5), (7, 1), (-1, 0), (.nan, 0)] {
            volume.value = written
            #expect(try app.find("volume").number == shown)
        }
        #expect(volume.value.isNaN, "the property keeps its own")
    }

    @Test func itsTextFollowsWhatItReads() throws {
        let unit = MutableProperty("%")
        let app = HeadlessApp {
            Slider("Volume", value: volume, in: 0...1, step: 0.01) { "\(Int($0 * 100)) \(unit.value)" }.id("volume")
        }
        #expect(try app.find("volume").text == "50 %")
        unit.value = "percent"
        #expect(try app.find("volume").text == "50 percent")
    }

    @Test func whatItDoesNotOfferIsRefused() throws {
        let app = HeadlessApp { Slider("Volume", value: volume, in: 0...1, step: 0.25).id("volume") }
        for number in [1.25, 0.3, .nan] {
            #expect(
                message { try app.find("volume").drag(to: number) }
                    == "The slider \"volume\" cannot be dragged to \(number): it offers 0.0 to 1.0 in steps of 0.25.")
        }
        #expect(volume.value == 0.5)
    }
}

@Suite struct NumberScaleTests {
    @Test func shortDecimalsStayShort() {
        let scale = Rendering.NumberScale(0...1, step: 0.1)
        let offered = (0...10).map { scale.nearest(to: Double($0) / 10) }
        #expect("\(offered)" == "[0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]")
        #expect(offered.allSatisfy(scale.offers))
    }

    @Test func theLastStepMayLieBelowTheUpperBound() {
        let scale = Rendering.NumberScale(0...10, step: 3)
        #expect(scale.nearest(to: 10) == 9)
        #expect(!scale.offers(10))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1.0001, -0.0001, 0.5])
    func otherNumbersAreNotOffered(_ number: Double) {
        #expect(!Rendering.NumberScale(0...1, step: 1.0 / 3).offers(number))
    }

    @Test func aThirdIsOfferedThoughItsLastDigitIsNotExact() {
        #expect(Rendering.NumberScale(0...1, step: 1.0 / 3).offers(0.6666666666666))
    }
}
