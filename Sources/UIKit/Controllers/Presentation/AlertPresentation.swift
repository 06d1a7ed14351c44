import Foundation
internal import TinamouControllers
import TinamouEnvironment

/// The presentation of an alert as a card.
final class AlertPresentation: UIPresentationController {
  override func prepare(_ model: PresentationController) {
    super.prepare(model)
    (presentedViewController as? UIAlertController)?.updateContent(.card)
  }

  override func frame(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect? {
    (presentedViewController as? UIAlertController)?.card(in: size, insets)
  }
}

/// The presentation of an action sheet: a popover where the system has one, otherwise a card, or
/// before iOS 26 a sheet at the lower edge.
final class ActionSheetPresentation: UIPopoverPresentationController {
  private var platform: Platform { UIScreen.main.platform }
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  /// Whether the action sheet points to something.
  private var hasSource: Bool { sourceItem != nil }

  override func prepare(_ model: PresentationController) {
    super.prepare(model)
    guard let alert else { return }
    alert.updateContent(content)
    let width = CGFloat(platform.value(of: widthMetric))
    alert.preferredContentSize = CGSize(width: width, height: alert.height(inWidth: width))
  }

  private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  private var content: AlertView.Layout {
    guard isPad || platform.system >= .iOS26 else { return .lowerEdge }
    return hasSource ? .popover : .card
  }

  private var widthMetric: SystemMetric {
    guard hasSource else { return .alertWidth }
    return isPad ? .padActionSheetWidth : .actionSheetWidth
  }

  override func adaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    hasSource && platform.system >= .iOS26 ? UIModalPresentationStyle.none : .overFullScreen
  }

  override func frame(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect? {
    guard let alert else { return nil }
    if platform.system >= .iOS26 { return alert.card(in: size, insets) }
    let gap = CGFloat(platform.value(of: .actionSheetInset))
    let width = size.width - insets.left - insets.right - 2 * gap
    let bottom = size.height - max(insets.bottom, gap)
    let height = min(alert.height(inWidth: width), bottom - insets.top - gap)
    return CGRect(x: insets.left + gap, y: bottom - height, width: width, height: height)
  }
}

extension UIAlertController {
  /// The frame of a card: in the middle of the safe area above the keyboard, or of its leading part
  /// beside an upright fold, where it was seen on iOS 27.1.
  fileprivate func card(in size: CGSize, _ insets: UIEdgeInsets) -> CGRect {
    let environment = UIScreen.main.environment
    var room = CGRect(origin: .zero, size: size).inset(by: insets)
    room.size.height =
      min(room.maxY, size.height - CGFloat(environment.keyboardHeight)) - room.minY
    if let fold = environment.activeDivision, fold.axis == .vertical {
      let (left, right) = (CGFloat(fold.frame.minX), CGFloat(fold.frame.maxX))
      let isMirrored = environment.traits.layoutDirection == .rightToLeft
      room = CGRect(
        x: isMirrored ? right : room.minX, y: room.minY,
        width: isMirrored ? room.maxX - right : left - room.minX, height: room.height)
    }
    let width = min(CGFloat(environment.platform.value(of: .alertWidth)), room.width)
    let height = min(self.height(inWidth: width), room.height)
    return CGRect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}
