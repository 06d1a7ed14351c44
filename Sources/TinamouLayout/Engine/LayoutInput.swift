/// A number on which a layout depends, and which can change without adding or removing a row of the
/// model.
///
/// Its value is the constant of the row: the user's number together with an offset for alignment
/// rectangles, baselines and spacing, see ``LayoutEngine/contentInputs(besides:)`` and
/// ``LayoutEngine/constantOffset(of:)``.
package enum LayoutInput {
  /// The width of the window.
  case windowWidth
  /// The constant of an active constraint.
  case constant(LayoutConstraint)
  /// A distance of a guide that is inset from its view: see ``GuidePart``.
  case guide(LayoutGuide, GuidePart)
  /// The width of a view's content.
  case contentWidth(LayoutView)
  /// The height of a view's content.
  case contentHeight(LayoutView)

  /// The constants of a guide's rows, by their order in the guide's record.
  package enum GuidePart: Int, CaseIterable {
    case left, top
    /// The width of the guide minus the width of its view; negative.
    case width
    case height

    /// Returns the value for these insets.
    package func value(_ insets: EdgeInsets) -> Double {
      switch self {
      case .left: insets.left
      case .top: insets.top
      case .width: -(insets.left + insets.right)
      case .height: -(insets.top + insets.bottom)
      }
    }
  }

  /// Whether two inputs are the same number.
  package func isSame(as other: LayoutInput) -> Bool {
    switch (self, other) {
    case (.windowWidth, .windowWidth): true
    case (.constant(let left), .constant(let right)): left === right
    case (.guide(let left, let part), .guide(let right, let other)):
      left === right && part == other
    case (.contentWidth(let left), .contentWidth(let right)): left === right
    case (.contentHeight(let left), .contentHeight(let right)): left === right
    default: false
    }
  }
}
