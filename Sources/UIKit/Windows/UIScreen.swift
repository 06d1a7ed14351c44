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
  /// The part of a screen that the app has; at first an iPhone 14, upright.
  private(set) var part = LayoutWindow.iPhone14

  init() { super.init(mainActor: ()) }

  /// The system of the device, and the SDK of the app, which determine safe areas, default margins
  /// and sizes of controls; iOS 18 by default, on which the classes were modelled.
  ///
  /// Setting it keeps the device, the text size, the direction of writing and the keyboard. A
  /// device that needs a newer system gets its first one, and one that does not offer the window
  /// there keeps its system, which is reported.
  open var platform: Platform {
    get { environment.platform }
    set {
      var wanted = environment
      wanted.platform = newValue
      let part = part.onAnySystem
      do {
        show(part, try part.environment(like: wanted))
      } catch {
        TinamouUIKit.report(.refusal("\(error)"))
      }
      for window in UIWindow.all { window.screenDidChange() }
    }
  }

  /// Shows another part of a screen; the windows are told by the caller.
  func show(_ part: LayoutWindow, _ environment: LayoutEnvironment) {
    (self.part, self.environment) = (part, environment)
  }

  /// The screen in the present orientation, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(environment.screenSize)) }
  /// The screen in portrait orientation, in pixels.
  open var nativeBounds: CGRect {
    let (side, other) = (bounds.width * scale, bounds.height * scale)
    return CGRect(x: 0, y: 0, width: min(side, other), height: max(side, other))
  }
  /// The coordinates of the screen in portrait orientation, whatever the present one is.
  open var fixedCoordinateSpace: any UICoordinateSpace { portraitSpace }
  private let portraitSpace = PortraitScreenSpace()

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

  /// The height of the part of the app's window that the docked keyboard covers, in points. Setting
  /// it posts the notifications of the keyboard, and does not lay out a window.
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
