public import Foundation
public import TinamouEnvironment
import TinamouLayout

/// The only screen: that of the device that tests choose.
@preconcurrency @MainActor open class UIScreen: InertScreen {
  /// The screen.
  public static let main = UIScreen()
  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// The environment of a window that fills the app's part of the screen.
  var environment = LayoutEnvironment.standard(on: Platform(.iOS18))

  init() { super.init(mainActor: ()) }

  /// The system of the device, and the SDK of the app, which determine safe areas, default margins
  /// and sizes of controls; iOS 18 by default, on which the classes were modelled.
  ///
  /// Setting it makes the screen that of an iPhone 14 with the system; traits and keyboard stay.
  open var platform: Platform {
    get { environment.platform }
    set {
      let old = environment
      environment = .standard(on: newValue)
      environment.traits = old.traits
      environment.keyboardHeight = old.keyboardHeight
      for window in UIWindow.all { window.screenDidChange() }
    }
  }

  /// The screen in the present orientation, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(environment.screenSize)) }
  /// The screen in portrait orientation, in pixels.
  open var nativeBounds: CGRect {
    let (side, other) = (bounds.width * scale, bounds.height * scale)
    return CGRect(x: 0, y: 0, width: min(side, other), height: max(side, other))
  }
  /// Pixels per point.
  open var scale: CGFloat { CGFloat(environment.traits.displayScale) }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// Whether the screen is recorded, always `false`.
  open var isCaptured: Bool { false }
  /// The traits of a window that fills the app's part of the screen.
  open var traitCollection: UITraitCollection {
    UITraitCollection(environment.traits, others: .ofSystem(in: environment))
  }

  /// The height of the part of the app's window that the docked keyboard covers, in points. Setting it
  /// posts the notifications of the keyboard, and does not lay out a window.
  open var keyboardHeight: CGFloat {
    get { CGFloat(environment.keyboardHeight) }
    set { moveKeyboard(to: max(0, Double(newValue))) }
  }

  /// The environment of a view outside of windows.
  var environmentOutsideOfWindows: LayoutEnvironment {
    var environment = environment
    environment.safeAreaInsets = .zero
    environment.systemMinimumLayoutMargins = .zero
    environment.keyboardHeight = 0
    return environment
  }
}
