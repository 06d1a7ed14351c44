/// A layout with the way it moves with the window.
package struct LayoutTrace: Sendable {
  /// An item of the snapshot, as it moves.
  package struct Item: Sendable {
    /// The frame in its container before rounding.
    package let frame: MovingRect
    /// The grid that its frame is rounded to; `nil` for guides and frames that were given.
    package let grid: PixelGrid?
    /// How far its content has scrolled.
    package let boundsOrigin: Point
    /// What left, top, width and height follow from; empty unless asked for.
    package let derivations: [LayoutDerivation]
  }

  /// The text or picture of a view, and what it needs.
  package struct Content: Hashable, Sendable {
    /// What identifies the view within the process.
    package let id: LayoutItem.ID
    /// The width that the content wants, in points; `nil` if it wraps or has none.
    package let neededWidth: Double?
    /// The height that the content wants at the width that it has, in points; `nil` if it has none.
    package let neededHeight: Double?
    /// The number of lines of a text, however many are shown; 0 without a text that was measured.
    package let numberOfLines: Int
    /// Whether there are more lines than the view may show.
    package let isCutOff: Bool
    /// Whether a word is divided because the line is too narrow for it.
    package let dividesWords: Bool
  }

  /// How far the window can be resized while nothing but numbers changes.
  package let range: TracedRange
  /// The items in the order of the snapshot.
  package let items: [Item]
  /// The contents of the views that have one.
  package let contents: [Content]
  /// For each expression asked for how far its left side exceeds the right one.
  package let differences: [MovingNumber]
  /// The places of the constraints that the frames follow from.
  package let constraintsThatMatter: Set<SourceLocation>
  /// Whether frames that depend on each other did not settle.
  package let isUnsettled: Bool
}
