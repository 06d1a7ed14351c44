import Testing
import UIKit

/// A window and a writing direction in which a screen of a course is shown.
struct CourseSetting: CustomStringConvertible, Sendable {
  let window: LayoutWindow
  let size: CGSize
  /// The upper and the lower inset of the safe area, in points.
  let safeArea: (top: CGFloat, bottom: CGFloat)
  let direction: UIUserInterfaceLayoutDirection

  var description: String { "\(Int(size.width)) x \(Int(size.height)) \(direction)" }

  /// Two phones, in both directions; sizes and insets are those of the table of devices.
  static let all: [CourseSetting] = [
    (LayoutWindow.iPhoneSE, CGSize(width: 375, height: 667), (top: 20.0, bottom: 0.0)),
    (LayoutWindow.iPhone14, CGSize(width: 390, height: 844), (top: 47.0, bottom: 34.0)),
  ].flatMap { window, size, insets in
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
      CourseSetting(
        window: window, size: size,
        safeArea: (top: CGFloat(insets.top), bottom: CGFloat(insets.bottom)), direction: $0)
    }
  }

  /// Shows a controller and checks it; no error may be reported.
  @MainActor func show<Controller: UIViewController>(
    _ make: () -> Controller, _ look: (Controller, UIWindow) throws -> Void
  ) throws {
    TinamouUIKit.clearProblems()
    var failure: (any Error)?
    try window.show(make, direction: direction) { controller, window in
      do {
        window.layoutIfNeeded()
        try look(controller, window)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }

  /// A rectangle that was computed for left-to-right languages, in the direction of the setting.
  func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in container: CGFloat? = nil
  ) -> CGRect {
    let room = container ?? size.width
    return CGRect(
      x: direction == .leftToRight ? x : room - x - width, y: y, width: width, height: height)
  }
}

/// Whether two rectangles differ by at most a pixel of a screen with three pixels per point.
func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
  let pairs = [
    (left.minX, right.minX), (left.minY, right.minY), (left.maxX, right.maxX),
    (left.maxY, right.maxY),
  ]
  return pairs.allSatisfy { abs($0 - $1) <= 1.0 / 3 + 0.001 }
}
