public import Foundation
import TinamouLayout

/// A rectangle for constraints that is no view.
@preconcurrency @MainActor open class UILayoutGuide: MainActorObject {
  let layoutGuide: LayoutGuide

  /// Makes a guide of one's own.
  public convenience init() { self.init(LayoutGuide()) }

  /// Makes a guide of one's own; nothing is decoded.
  public required convenience init?(coder: NSCoder) { self.init(LayoutGuide()) }

  init(_ layoutGuide: LayoutGuide) {
    self.layoutGuide = layoutGuide
    super.init(mainActor: ())
    layoutGuide.representedObject = self
  }

  /// A name for people.
  open var identifier: String {
    get { layoutGuide.identifier }
    set { layoutGuide.identifier = newValue }
  }

  /// The view that the guide belongs to.
  open weak var owningView: UIView? {
    get { layoutGuide.owningView?.representedObject as? UIView }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        owningView?.removeLayoutGuide(self)
      }
    }
  }

  /// The rectangle in the coordinates of the owning view, in points.
  open var layoutFrame: CGRect { CGRect(layoutGuide.layoutFrame) }
  /// Whether the constraints leave the rectangle open.
  open var hasAmbiguousLayout: Bool {
    layoutGuide.hasAmbiguousLayout(outsideOfWindows: UIScreen.main.environmentOutsideOfWindows)
  }

  /// The edge at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .leading) }
  /// The edge at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .right) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .bottom) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .centerY) }
  /// The horizontal extent.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .width) }
  /// The vertical extent.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .height) }

  /// The constraints that the guide's place or size along an axis follows from.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutGuide.constraintsOfUIKit(affectingLayoutFor: axis) }
}

/// The guide of the docked keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins at the bottom of the safe area while no keyboard is shown.
  open var usesBottomSafeArea: Bool {
    get { (layoutGuide as? KeyboardLayoutGuide)?.usesBottomSafeArea ?? true }
    set { (layoutGuide as? KeyboardLayoutGuide)?.usesBottomSafeArea = newValue }
  }

  /// Whether the guide follows a floating keyboard; no keyboard floats.
  open var followsUndockedKeyboard = false
}
