import Testing
import UIKit

@testable import Login

@MainActor struct LoginScreenTests {
  @Test func `everything fits, from the smallest phone to half a tablet`() throws {
    try assertLayout(
      of: LoginViewController(), on: .iPhoneSE, .iPadAir2(.split(.half)),
      textSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft])
  }
}
