import Testing
import UIKit

@testable import Login

@MainActor @Suite struct LoginTests {
  private func shown() -> (LoginViewController, UIWindow) {
    let controller = LoginViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test func `the column has the width of the margins on a phone`() {
    let (controller, _) = shown()
    #expect(controller.nameField.frame.width == 358)
    #expect(controller.nameField.frame.height == 34)
    #expect(controller.loginButton.frame == CGRect(x: 16, y: 744, width: 358, height: 50))
  }

  @Test func `the button stands above the keyboard`() {
    let (controller, window) = shown()
    UIScreen.main.keyboardHeight = 336
    defer { UIScreen.main.keyboardHeight = 0 }
    window.layoutIfNeeded()
    #expect(controller.loginButton.frame == CGRect(x: 16, y: 442, width: 358, height: 50))
  }

  @Test func `frames are those that were recorded`() throws {
    try assertLayout(
      of: LoginViewController(), on: .iPhoneSE, .iPhone14, .iPadAir2(.split(.oneThird)),
      .iPadAir2(.landscape),
      textSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft],
      named: "login")
  }
}
