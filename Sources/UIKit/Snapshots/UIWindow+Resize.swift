import Foundation
import TinamouControllers
import TinamouEnvironment
import TinamouLayout

extension UIWindow {
  /// Gives the window another part of a screen, as when the user rotates the device or moves the
  /// divider of Split View.
  ///
  /// The controllers receive `willTransition(to:with:)` and `viewWillTransition(to:with:)`; then
  /// the window is laid out and the blocks of the coordinator run. The text size, the direction of
  /// writing and the keyboard do not change. A window with a size of its own keeps it. If the
  /// layout is refused, or another transition is underway, a problem is reported and everything
  /// stays as it was.
  ///
  /// - Parameter window: The part of a screen.
  /// - Throws: If the device does not offer it.
  public func resize(to window: LayoutWindow) throws {
    let (part, old) = (UIScreen.main.part, UIScreen.main.environment)
    moveScreen(to: window, try window.environment(like: old))
    changeEnvironment {
      do throws(LayoutError) {
        try model.resize(to: environment, options: options(after: old.screenSize))
      } catch {
        // The window keeps its layout then, and so its part of the screen.
        TinamouUIKit.report(.refused(error))
        moveScreen(to: part, old)
      }
    }
    // Controllers whose views came with the new size have then appeared.
    layoutIfNeeded()
  }

  /// Gives the window several sizes one after the other, as when the user drags its edge. Meanwhile
  /// the geometry of the scene is resized interactively, and at the end it is not.
  ///
  /// - Parameter windows: The parts of a screen.
  /// - Throws: If the device does not offer one of them.
  public func drag(through windows: LayoutWindow...) throws {
    let scene = UIWindowScene.only
    scene.changeGeometry { scene.isDragged = true }
    defer { scene.changeGeometry { scene.isDragged = false } }
    for window in windows { try resize(to: window) }
  }
}

extension UIWindow {
  /// Shows a part of a screen, and tells everyone but this window.
  private func moveScreen(to part: LayoutWindow, _ environment: LayoutEnvironment) {
    UIWindowScene.only.changeGeometry { UIScreen.main.show(part, environment) }
    for other in UIWindow.all where other !== self { other.screenDidChange() }
    UIHingeInteraction.hingeMayHaveMoved()
  }

  /// The options of a transition. Where the sides of the screen change places, the device is
  /// rotated by a quarter turn, clockwise to landscape orientation and back; the sense is our
  /// choice.
  private func options(after old: Size) -> TransitionOptions {
    let new = UIScreen.main.environment.screenSize
    guard new.width == old.height, new.height == old.width, new.width != new.height else {
      return TransitionOptions()
    }
    return TransitionOptions(rotationAngle: new.width > new.height ? .pi / 2 : -.pi / 2)
  }
}

extension LayoutWindow {
  /// The environment of the window, with the text size, the direction of writing and the keyboard
  /// of another one.
  func environment(like other: LayoutEnvironment) throws -> LayoutEnvironment {
    var environment = try environment(on: other.platform)
    environment.traits.preferredContentSizeCategory = other.traits.preferredContentSizeCategory
    environment.setLayoutDirection(other.traits.layoutDirection)
    environment.keyboardHeight = other.keyboardHeight
    return environment
  }
}
