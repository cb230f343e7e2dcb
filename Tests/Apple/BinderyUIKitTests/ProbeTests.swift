import BinderyUIKit
import Testing
import UIKit

@MainActor
@Test
func aResponderIsMade() { _ = UIResponder() }
