import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
@Test
func aViewIsMade() {}
