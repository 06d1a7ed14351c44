import Foundation
import TinamouLayout
import TinamouSolver

extension UIView {
  /// The content size of a subclass that overrides it; `nil` if it does not.
  var contentSizeOfSubclass: Size? {
    let size = intrinsicContentSize
    if isContentKnownToLayout && size == systemContentSize { return nil }
    func limited(_ length: CGFloat) -> Double {
      length.isNaN ? LayoutView.noIntrinsicMetric : min(Double(length), Self.largestContent)
    }
    return Size(width: limited(size.width), height: limited(size.height))
  }

  /// The largest length of a content, in points: UIKit puts a smaller value in place of a constant
  /// that exceeds its limits, which developers read as 2777777.
  private static let largestContent = 2_777_777.0

  /// Lays out the whole tree in the size of the root view.
  ///
  /// Inside of ``layoutSubviews()`` only the views in this one get their insets; the others
  /// follow when the layout that is running ends.
  func layOutTree() {
    let root = outermost
    let told = layoutView.isInPass ? self : root
    for _ in 0..<LayoutEngine.largestNumberOfPasses {
      if !(root is UIWindow) { root.takeSizeOfConstraints() }
      do throws(LayoutError) {
        root.report(try layoutView.layOutTree(in: UIScreen.main.environmentOutsideOfWindows))
      } catch {
        return TinamouUIKit.report(.refused(error))
      }
      if !root.informTreeOfInsets(below: told) { break }
    }
  }

  /// Informs the views in a view of their insets, if something in the tree has changed since all of
  /// them were informed; returns whether those of one have changed.
  ///
  /// A safe area may reach views that receive no layout callback. A view that gets it may
  /// change constraints.
  private func informTreeOfInsets(below told: UIView) -> Bool {
    let edition = layoutView.engine?.edition
    if edition != nil, edition == editionOfReportedInsets { return false }
    let known = layoutView.knownInsets
    let informed = told.treeViews.filter { $0.insetsMayHaveChanged(known) }
    if told === self { editionOfReportedInsets = edition }
    return !informed.isEmpty
  }

  /// Sets the size that the constraints give, for a view that neither its frame nor its superview
  /// places.
  private func takeSizeOfConstraints() {
    guard !translatesAutoresizingMaskIntoConstraints, !strongConstraints.isEmpty else { return }
    let size = fittingSize(bounds.size, Self.weakest, Self.weakest)
    layoutView.frame.size = Size(
      frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size)
  }

  /// Weaker than anything that an app uses.
  private static let weakest = UILayoutPriority(0.001)

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let largest = Double(UIView.layoutFittingExpandedSize.width)
    func limited(_ length: CGFloat) -> Double { min(Double(length), largest) }
    do throws(LayoutError) {
      return CGSize(
        try layoutView.systemLayoutSizeFitting(
          Size(width: limited(target.width), height: limited(target.height)),
          withHorizontalFittingPriority: horizontal.layoutPriority,
          verticalFittingPriority: vertical.layoutPriority,
          outsideOfWindows: UIScreen.main.environmentOutsideOfWindows))
    } catch {
      TinamouUIKit.report(.refused(error))
      return bounds.size
    }
  }

  /// Reports the conflicts that the previous layout of the tree did not have.
  func report(_ conflicts: [LayoutConflict]) {
    for conflict in conflicts where !reportedConflicts.contains(conflict) {
      TinamouUIKit.report(.conflict(conflict))
    }
    reportedConflicts = Set(conflicts)
  }

  /// Whether the constraints leave the view's frame open.
  public var hasAmbiguousLayout: Bool {
    layoutView.hasAmbiguousLayout(outsideOfWindows: UIScreen.main.environmentOutsideOfWindows)
  }

  /// Changes the frames to another layout that satisfies the constraints equally well, if there is
  /// one.
  public func exerciseAmbiguityInLayout() {
    do throws(LayoutError) {
      try layoutView.exerciseAmbiguityInLayout(
        outsideOfWindows: UIScreen.main.environmentOutsideOfWindows)
    } catch {
      TinamouUIKit.report(.refused(error))
    }
  }

  /// Returns the constraints that determine the view's position and size along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { layoutView.constraintsOfUIKit(affectingLayoutFor: axis) }
}

extension LayoutItem {
  /// Returns the constraints that determine the item's position and size along an axis.
  @MainActor func constraintsOfUIKit(
    affectingLayoutFor axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    do throws(LayoutError) {
      return try constraintsAffectingLayout(
        for: axis.layoutAxis, outsideOfWindows: UIScreen.main.environmentOutsideOfWindows
      ).compactMap { ($0 as? ConstraintModel)?.owner }
    } catch {
      TinamouUIKit.report(.refused(error))
      return []
    }
  }
}
