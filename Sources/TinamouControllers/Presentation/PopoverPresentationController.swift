public import TinamouLayout

/// Shows a controller in a bubble with an arrow that points to a source.
///
/// Constraints connect the bubble with its source, so it follows the source. Each layout determines
/// on which side of the source the bubble is.
public final class PopoverPresentationController: PresentationController {
  /// The default for the minimum distance from the bubble to the edges of the safe area, in points.
  /// Our choice.
  public static let defaultMargin = 10.0

  /// The view that the arrow points to if there is no ``barButtonItem``.
  public weak var sourceView: LayoutView? {
    didSet { if sourceView !== oldValue { sourceDidChange() } }
  }
  /// The part of ``sourceView`` that the arrow points to, in the coordinates of that view, in
  /// points.
  ///
  /// `nil` means the whole view, also after it changes (`CGRect.null` in UIKit). With the profile
  /// ``PresentationProfile/ios8`` it means the empty rectangle at the view's origin.
  public var sourceRect: Rect? {
    didSet { if sourceRect != oldValue { sourceDidChange() } }
  }
  /// The item of a bar that the arrow points to; it has precedence over ``sourceView`` and
  /// ``sourceRect``.
  public var barButtonItem: BarButtonItem? {
    didSet { if barButtonItem !== oldValue { sourceDidChange() } }
  }
  /// The permitted directions of the arrow; an empty set permits all.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { sourceDidChange() } }
  }
  /// The minimum distances from the bubble to the edges of the safe area, in points.
  public var popoverLayoutMargins = EdgeInsets.all(defaultMargin) {
    didSet { if popoverLayoutMargins != oldValue { sourceDidChange() } }
  }

  /// The direction of the arrow; empty if the controller is not shown in a bubble, or if its source
  /// is in no window.
  public var arrowDirection: PopoverArrowDirection {
    guard let environment = container?.engine?.environment,
      case .popover(let popover) = form(in: environment), popover.source != nil
    else { return [] }
    return popover.arrow
  }

  /// The tip of the arrow, in the coordinates of the window, in points; `nil` without an arrow.
  public var arrowTip: Point? {
    guard let rect = sourceRectInWindow, !arrowDirection.isEmpty else { return nil }
    switch arrowDirection {
    case .down: return Point(x: rect.midX, y: rect.minY)
    case .left: return Point(x: rect.maxX, y: rect.midY)
    case .right: return Point(x: rect.minX, y: rect.midY)
    default: return Point(x: rect.midX, y: rect.maxY)
    }
  }

  // MARK: The source

  override var source: LayoutView? {
    let view = barButtonItem.map(\.view) ?? sourceView
    guard let view, let engine = container?.engine, view.engine === engine else { return nil }
    return view
  }

  /// The part of the source; `nil` for all of it.
  private var rect: Rect? {
    if barButtonItem != nil { return nil }
    return sourceRect ?? (profile == .ios8 ? .zero : nil)
  }

  private var sourceRectInWindow: Rect? {
    source.map { $0.rectInWindow(rect ?? Rect(origin: .zero, size: $0.frame.size)) }
  }

  private func sourceDidChange() { container?.setNeedsUpdateConstraints() }

  // MARK: The bubble

  override func form(in environment: LayoutEnvironment) -> PresentationForm {
    guard adaptedStyle == .popover else { return super.form(in: environment) }
    let place = bestPlace
    return .popover(
      PresentationForm.Popover(
        size: place.size, source: source?.id, rect: rect, arrow: place.arrow,
        margins: popoverLayoutMargins))
  }

  /// The first permitted direction with enough space for the bubble, otherwise the one with the
  /// most space; with the size that fits.
  private var bestPlace: (arrow: PopoverArrowDirection, size: Size) {
    let permitted = PopoverArrowDirection.inOrder.filter(permittedArrowDirections.contains)
    let candidates = permitted.isEmpty ? PopoverArrowDirection.inOrder : permitted
    let wish = contentSize
    var best = (arrow: candidates[0], size: wish)
    guard let source = sourceRectInWindow, let room = safeRoom else { return best }
    let gap = platform.value(of: .popoverArrow)
    var area = -1.0
    for arrow in candidates {
      let free = Self.room(beside: source, arrow, gap: gap, in: room)
      let size = Size(width: min(wish.width, free.width), height: min(wish.height, free.height))
      if size.width * size.height > area {
        area = size.width * size.height
        best = (arrow, size)
      }
    }
    return best
  }

  private static func room(
    beside source: Rect, _ arrow: PopoverArrowDirection, gap: Double, in room: Rect
  ) -> Size {
    let free =
      switch arrow {
      case .down: Size(width: room.width, height: source.minY - gap - room.minY)
      case .left: Size(width: room.maxX - source.maxX - gap, height: room.height)
      case .right: Size(width: source.minX - gap - room.minX, height: room.height)
      default: Size(width: room.width, height: room.maxY - source.maxY - gap)
      }
    return Size(
      width: max(0, min(free.width, room.width)), height: max(0, min(free.height, room.height)))
  }

  /// The area for the bubble, in the window.
  private var safeRoom: Rect? {
    guard let container else { return nil }
    let safeArea = container.safeAreaLayoutGuide.layoutFrame
    let bottom = min(safeArea.maxY, container.keyboardLayoutGuide.layoutFrame.minY)
    return Rect(
      x: safeArea.minX, y: safeArea.minY, width: safeArea.width, height: bottom - safeArea.minY
    ).inset(by: popoverLayoutMargins)
  }
}

extension LayoutView {
  /// Returns a rectangle of the view in the coordinates of the window, with the committed frames.
  func rectInWindow(_ rect: Rect) -> Rect {
    var origin = rect.origin
    var next: LayoutView? = self
    while let view = next, let superview = view.superview {
      origin.x += view.frame.minX - superview.boundsOrigin.x
      origin.y += view.frame.minY - superview.boundsOrigin.y
      next = superview
    }
    return Rect(origin: origin, size: rect.size)
  }
}
