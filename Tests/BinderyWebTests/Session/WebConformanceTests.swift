import BinderyTesting
import Testing

/// The web backend does what every backend must, and its patches lead to the page that it would send whole.
@Suite struct WebConformanceTests {
    @Test(arguments: BackendConformance<WebProbe>.names)
    func conforms(_ name: String) throws {
        try BackendConformance.run(name, on: WebProbe())
    }
}
