import BinderyTesting
import BinderyView
import Testing

@Suite struct HeadlessConformanceTests {
    @Test(arguments: BackendConformance<HeadlessProbe>.names)
    func conforms(name: String) throws { try BackendConformance.run(name, on: HeadlessProbe()) }

    @Test func aBackendThatDoesOtherwiseIsFound() {
        let probe = HeadlessProbe()
        let stray = probe.backend.makeText(style: .body, color: .primary)
        probe.backend.insert(stray, into: probe.root, before: nil)
        #expect {
            try BackendConformance.run("a text follows its property", on: probe)
        } throws: { error in
            "\(error)".hasSuffix("expected: [\"text #text one\"]\nseen:     [\"text\", \"text #text one\"]")
        }
    }
}
