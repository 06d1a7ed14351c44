public import TinamouLayout

/// A button of a bar to which the arrow of a popover can point.
public final class BarButtonItem {
  /// The view that shows the item; `nil` if no bar shows it.
  public weak var view: LayoutView?

  /// Makes an item, with the view that shows it.
  public init(view: LayoutView? = nil) { self.view = view }
}
