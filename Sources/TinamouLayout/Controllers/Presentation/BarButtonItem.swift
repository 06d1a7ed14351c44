/// A button of a bar, to which the arrow of a popover can point.
public final class BarButtonItem {
  /// The view that shows the item; `nil` while no bar does.
  public weak var view: LayoutView?

  /// Makes an item that a view shows.
  public init(view: LayoutView? = nil) { self.view = view }
}
