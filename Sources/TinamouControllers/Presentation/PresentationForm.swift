import TinamouLayout

/// The form of a presented view in its window.
enum PresentationForm: Equatable {
  /// The view fills the window.
  case full
  /// The view fills the window below a gap.
  case card
  /// The view is in the middle of the safe area, and has this size if there is enough space.
  case sheet(Size)
  /// The view has a frame in the window.
  case placed(Rect)
  /// The view is beside its source.
  case popover(Popover)

  /// A bubble with an arrow.
  struct Popover: Equatable {
    /// The size if there is enough space, in points.
    var size: Size
    /// The view to which the arrow points; `nil` if it is in no window.
    var source: LayoutItem.ID?
    /// The part of that view, in points; `nil` for all of it.
    var rect: Rect?
    /// The direction of the arrow.
    var arrow: PopoverArrowDirection
    /// The minimum distances to the edges of the safe area, in points.
    var margins: EdgeInsets
  }

  /// Returns the default size of a style in points.
  ///
  /// A form sheet of 540 by 620 and a popover 320 wide are those of UIKit; the others are our
  /// choice.
  static func usualSize(of style: ModalPresentationStyle) -> Size {
    switch style {
    case .popover: Size(width: 320, height: 480)
    case .pageSheet: Size(width: 704, height: 10_000)
    default: Size(width: 540, height: 620)
    }
  }

  /// The distance from the top of the safe area to a card, in points. Our choice.
  static let cardGap = 10.0
  /// The length of a bubble's arrow, in points. Our choice.
  static let arrowLength = 13.0
}
