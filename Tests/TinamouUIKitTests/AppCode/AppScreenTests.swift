import Testing
import UIKit

/// Screens with code that does not affect the layout, started as an app starts them.
@MainActor @Suite struct AppScreenTests {
  @Test func `what only looks and acts does not change the layout`() throws {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    window.layoutIfNeeded()
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let settings = try #require(navigation.topViewController as? SettingsController)
    // Below 47 points of the screen and 44 of the bar; half as high as 358 points are wide.
    #expect(settings.card.frame == CGRect(x: 16, y: 99, width: 358, height: 179))
    #expect(settings.nameField.frame == CGRect(x: 16, y: 294, width: 270, height: 34))
    #expect(settings.saveButton.frame.minX == 294)
    settings.saveButton.sendActions(for: .touchUpInside)
    #expect(settings.presentedViewController is UIAlertController)
    #expect(settings.card.alpha == 0.5)
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }
}
