import BinderyTesting
import BinderyView
import Testing

@Suite struct ProgressIndicatorTests {
    @Test func itFollowsHowFarSomethingIs() throws {
        let value = MutableProperty<Double?>(nil)
        let app = HeadlessApp { ProgressIndicator("Upload", value: value).id("upload") }
        #expect(app.tree == #"progress indicator #upload "Upload" = unknown"#)
        for (written, shown) in [(0.5, 0.5), (0.12345, 0.123), (-1, 0), (2, 1)] {
            value.value = written
            #expect(try app.find("upload").node.progress == shown)
        }
        value.value = .nan
        #expect(try app.find("upload").node.progress == nil)
    }

    @Test func itMayAlwaysOrNeverBeKnown() throws {
        let app = HeadlessApp {
            ProgressIndicator("Waiting").id("waiting")
            ProgressIndicator("Half", value: .constant(0.5)).id("half")
        }
        #expect(try app.find("waiting").node.progress == nil)
        #expect(try app.find("half").node.progress == 0.5)
    }
}
