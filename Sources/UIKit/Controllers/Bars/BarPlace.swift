import Foundation
import TinamouControllers
import TinamouEnvironment

/// Where tabs or a toolbar are, and what they take from the safe area of the content.
///
/// Numbers that depend on the system are those of `SystemMetric`, and on an iPhone Duo of
/// `PoseFacts`.
enum BarPlace: Equatable {
  /// Above the content, with a height in points.
  case top(CGFloat)
  /// Below the content, with a height in points above the safe area.
  case bottom(CGFloat)
  /// In the strip at the side of an iPhone Duo, which is outside of the safe area anyway.
  case strip(UIRectEdge)

  /// What the bar adds to the safe area of the content, in points.
  var insets: UIEdgeInsets {
    switch self {
    case .top(let height): UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .bottom(let height): UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .strip: .zero
    }
  }
}

extension UIViewController {
  /// The physical side at which bars are in the strip; `nil` where they are horizontal.
  ///
  /// Horizontal are those of sidebars, and of sheets on the inner display that are not at the
  /// trailing side (Apple, Preparing your app for iPhone Duo).
  var stripEdge: UIRectEdge? {
    let environment = UIScreen.main.environment
    guard let side = environment.barSide, !isInSidebar, allowsVerticalBars else { return nil }
    if let sheet = sheetAround, environment.pose?.fold != .closed,
      sheet.preferredPlacement != .trailing
    {
      return nil
    }
    return side == .left ? .left : .right
  }

  /// Whether the controller that is shown lets the system place bars at the side.
  private var allowsVerticalBars: Bool {
    var shown = self
    while let child = shown.childForVerticalBarBehavior { shown = child }
    return shown.preferredVerticalBarBehavior != .disabled
  }

  /// Whether the controller is in a column beside the content of a split view.
  var isInSidebar: Bool {
    guard let split = splitViewController, !split.isCollapsed else { return false }
    let content = split.viewController(for: .secondary)
    return !ancestors.contains { $0 === content }
  }

  /// The presentation of the sheet in which the controller is; `nil` outside of sheets.
  var sheetAround: PresentationController? {
    let controller = outermost
    guard controller.presentingViewController != nil else { return nil }
    let presentation = controller.model.presentationController
    return [.pageSheet, .formSheet].contains(presentation.adaptedStyle) ? presentation : nil
  }
}

extension UIView {
  /// Returns constraints that place a bar in the strip at an edge, between what covers the strip
  /// and the distance from the lower edge that was measured for a tab bar.
  func constraints(placing bar: UIView, inStripAt edge: UIRectEdge) -> [NSLayoutConstraint] {
    let numbers = PoseFacts.barInStrip
    let region = layoutGuide(for: .bar(onEdge: edge, extent: CGFloat(numbers.width)))
    return [
      bar.leftAnchor.constraint(equalTo: region.leftAnchor),
      bar.rightAnchor.constraint(equalTo: region.rightAnchor),
      bar.topAnchor.constraint(equalTo: region.topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -CGFloat(numbers.bottom)),
    ]
  }
}
