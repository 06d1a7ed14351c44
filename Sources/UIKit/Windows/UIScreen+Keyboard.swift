import Foundation
import TinamouEnvironment

extension UIScreen {
  /// Moves the keyboard, as the notifications of UIKit tell it: before the safe area of windows and
  /// the guides of the keyboard change, and after it.
  func moveKeyboard(to height: Double) {
    let old = environment.keyboardHeight
    guard height != old else { return }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame(old, other: height)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboardFrame(height, other: old)),
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
    ]
    func post(_ names: [Notification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
      }
    }
    post([
      UIResponder.keyboardWillChangeFrameNotification,
      height > 0
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    ])
    environment.keyboardHeight = height
    for window in UIWindow.all { window.screenDidChange() }
    post([
      UIResponder.keyboardDidChangeFrameNotification,
      height > 0
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
    ])
  }

  /// The frame of a keyboard on the screen; one without a height is below it.
  private func keyboardFrame(_ height: Double, other: Double) -> CGRect {
    CGRect(
      x: 0, y: bounds.height - CGFloat(height), width: bounds.width,
      height: CGFloat(height > 0 ? height : other))
  }
}
