public import Foundation
import TinamouLayout

/// A rectangle for constraints that is not a view.
@preconcurrency @MainActor open class UILayoutGuide: MainActorObject {
  private(set) var layoutGuide = LayoutGuide()

  /// Makes a guide.
  public init() {
    super.init(mainActor: ())
    layoutGuide.representedObject = self
  }

  /// Makes a guide; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(mainActor: ())
    layoutGuide.representedObject = self
  }

  /// Makes the guide of UIKit for a guide of the system.
  ///
  /// This is not a designated initialiser: subclasses of an app would then have to call it.
  convenience init(_ layoutGuide: LayoutGuide) {
    self.init()
    self.layoutGuide = layoutGuide
    layoutGuide.representedObject = self
  }

  /// A name for debugging.
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

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .right) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutGuide, .centerX) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .bottom) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutGuide, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutGuide, .height) }

  /// Returns the constraints that determine the guide's position and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutGuide.constraintsOfUIKit(affectingLayoutFor: axis) }
}

/// A guide for something that moves on the screen, with constraints that hold near edges of it.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edge: NSDirectionalRectEdge
    let isNear: Bool
  }

  private var tracked: [Tracked] = []

  /// The edges near which the guide is: the lower one, because a keyboard is docked.
  private var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Replaces the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(Tracked(constraints: trackedConstraints, edge: edge, isNear: true)) }
  /// Replaces the constraints that are active while the guide is not near an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(Tracked(constraints: trackedConstraints, edge: edge, isNear: false)) }
  /// Returns the constraints that are active while the guide is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
  }
  /// Returns the constraints that are active while the guide is not near an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
  }
  /// Deactivates all constraints that the guide tracks, and forgets them.
  open func removeAllTrackedConstraints() {
    for old in tracked { NSLayoutConstraint.deactivate(old.constraints) }
    tracked = []
  }

  private func track(_ new: Tracked) {
    for old in tracked where old.edge == new.edge && old.isNear == new.isNear {
      NSLayoutConstraint.deactivate(old.constraints)
    }
    tracked.removeAll { $0.edge == new.edge && $0.isNear == new.isNear }
    tracked.append(new)
    if nearEdges.contains(new.edge) == new.isNear {
      NSLayoutConstraint.activate(new.constraints)
    } else {
      NSLayoutConstraint.deactivate(new.constraints)
    }
  }
}

/// The guide of the docked keyboard.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: InertKeyboardLayoutGuide {
  /// Whether the guide begins at the bottom of the safe area when there is no keyboard.
  open var usesBottomSafeArea: Bool {
    get { (layoutGuide as? KeyboardLayoutGuide)?.usesBottomSafeArea ?? true }
    set { (layoutGuide as? KeyboardLayoutGuide)?.usesBottomSafeArea = newValue }
  }
}
