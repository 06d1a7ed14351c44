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

  /// Returns the default size of a style on a system, in points. A page sheet is as high as the
  /// safe area.
  static func usualSize(of style: ModalPresentationStyle, on platform: Platform) -> Size {
    func size(_ width: SystemMetric, _ height: SystemMetric) -> Size {
      Size(width: platform.value(of: width), height: platform.value(of: height))
    }
    return switch style {
    case .popover: size(.popoverWidth, .popoverHeight)
    case .pageSheet: Size(width: platform.value(of: .pageSheetWidth), height: 10_000)
    default: size(.formSheetWidth, .formSheetHeight)
    }
  }
}
