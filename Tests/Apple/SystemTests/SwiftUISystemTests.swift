#if canImport(SwiftUI)
import BinderySwiftUI
import SwiftUI
import XCTest

/// What needs no host: see `UIKitSystemTests`.
final class SwiftUISystemTests: XCTestCase {
    @MainActor
    func testABindingReadsAndWritesAProperty() async {
        let name = MutableProperty("Ada")
        let binding = name.binding
        XCTAssertEqual(binding.wrappedValue, "Ada")
        binding.wrappedValue = "Grace"
        XCTAssertEqual(name.value, "Grace")
        name.value = "Edith"
        XCTAssertEqual(binding.wrappedValue, "Edith")
    }
}
#endif
