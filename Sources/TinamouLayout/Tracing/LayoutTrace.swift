package import TinamouSolver

/// A layout and how it changes with the window.
package struct LayoutTrace: Sendable {
  /// A view or guide.
  package struct Item: Sendable {
    /// The identity of the item in this process.
    package let id: LayoutItem.ID
    /// The name of the item.
    package let name: String?
    /// The superview of the view, or the view that owns the guide.
    package let container: LayoutItem.ID?
    /// Whether the item is a guide.
    package let isGuide: Bool
    /// Whether the view is hidden.
    package let isHidden: Bool
  }

  /// Where an item is, and how that changes.
  package struct Motion: Sendable {
    /// The frame in its container before rounding.
    package let frame: MovingRect
    /// The grid to which its frame is rounded; `nil` for guides and given frames.
    package let grid: PixelGrid?
    /// The scroll offset of its content, and how it changes.
    package let boundsOrigin: OriginNumbers<MovingNumber>
    /// The constraints that determine left, top, width and height; empty if not requested.
    package let derivations: [LocalDerivation]
  }

  /// The text or image of a view, and the size that it needs.
  package struct Content: Hashable, Sendable {
    /// The identity of the view in this process.
    package let id: LayoutItem.ID
    /// The width that the content needs, in points; `nil` if it has none, or wraps in
    /// some width.
    package let neededWidth: Double?
    /// The height that the content needs at its present width, in points; `nil` if it has none.
    package let neededHeight: Double?
    /// The number of lines of a text, however many are shown; 0 without a text that was measured.
    package let numberOfLines: Int
    /// The largest number of lines that the view shows; 0 for any number.
    package let largestLineCount: Int
    /// The width of the widest line of a text, in points; 0 without a text that was measured.
    package let widestLine: Double
    /// Whether a word is divided because the line is too narrow for it.
    package let dividesWords: Bool

    /// Whether there are more lines than the view can show.
    package var isCutOff: Bool { largestLineCount > 0 && numberOfLines > largestLineCount }
  }

  /// The range of window sizes in which only numbers change.
  package let range: TracedRange
  /// What changes at the smallest size of the range, the first change first.
  package let changesBelow: [LayoutChange]
  /// What changes at the largest size of the range, the first change first.
  package let changesAbove: [LayoutChange]
  /// The views and guides, each view before its guides and then its subviews.
  package let items: [Item]
  /// Where the items are, in the same order.
  package let motions: [Motion]
  /// What the layout is besides.
  package let status: LayoutStatus
  /// The traits of the window.
  package let traits: TraitCollection
  /// The contents of the views that have content.
  package let contents: [Content]
  /// For each measured relation, its left side minus its right side.
  package let differences: [MovingSum]
  /// The views and guides that the constraints of conflicts mention.
  package let conflictItems: Set<LayoutItem.ID>
  /// The constraints of the solver that determine the frames.
  package let determiningConstraints: [ConstraintID]
}
