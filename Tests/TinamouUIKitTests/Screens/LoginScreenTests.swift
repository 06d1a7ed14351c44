import Testing
import UIKit

@testable import Login

/// The login screen of the example in all settings, with and without the keyboard.
@MainActor @Suite struct LoginScreenTests {
  /// The values for a window in the tables of devices and margins.
  private struct Facts {
    let height: CGFloat
    let safeTop: CGFloat
    let safeBottom: CGFloat
    let margin: CGFloat
  }

  private func facts(_ setting: ScreenTests.Setting) -> Facts {
    switch setting.width {
    case 375: Facts(height: 667, safeTop: 20, safeBottom: 0, margin: 16)
    case 390: Facts(height: 844, safeTop: 47, safeBottom: 34, margin: 16)
    case 1024: Facts(height: 768, safeTop: 20, safeBottom: 0, margin: 20)
    default: Facts(height: 768, safeTop: 20, safeBottom: 0, margin: 16)
    }
  }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }

  @Test(arguments: ScreenTests.settings)
  func `the fields stand in the middle and the button above the keyboard`(
    _ setting: ScreenTests.Setting
  ) throws {
    TinamouUIKit.clearProblems()
    let facts = facts(setting)
    let width = CGFloat(setting.width)
    let column = min(400, width - 2 * facts.margin)
    let left = (width - column) / 2
    try setting.window.show(
      LoginViewController.init, textSize: setting.textSize, direction: setting.direction
    ) { controller, window in
      let fields = controller.nameField.superview?.frame ?? .zero
      #expect(fields.minX == left)
      #expect(fields.width == column)
      #expect(fields.minY == facts.safeTop + 24)
      let title = controller.titleLabel.frame
      #expect(title.origin == .zero)
      #expect(title.width == column)
      let rows = [controller.nameField, controller.passwordField].map(\.frame)
      #expect(rows.map(\.width) == [column, column])
      #expect(rows.map(\.height) == [34, 34])
      // Heights of texts are thirds of points on some screens.
      #expect(isSame(rows[0].minY, title.maxY + 24))
      #expect(isSame(rows[1].minY, title.maxY + 70))
      #expect(isSame(controller.hintLabel.frame.minY, title.maxY + 116))
      #expect(isSame(fields.height, controller.hintLabel.frame.maxY))
      func button(above covered: CGFloat) -> CGRect {
        CGRect(x: left, y: facts.height - covered - 66, width: column, height: 50)
      }
      #expect(controller.loginButton.frame == button(above: facts.safeBottom))
      UIScreen.main.keyboardHeight = 250
      window.layoutIfNeeded()
      #expect(controller.loginButton.frame == button(above: 250))
    }
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }
}
