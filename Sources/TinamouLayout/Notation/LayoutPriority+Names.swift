public import TinamouSolver

extension LayoutPriority {
  /// 750, as constraint files call it.
  public static let high = LayoutPriority.defaultHigh
  /// 250, as constraint files call it.
  public static let low = LayoutPriority.defaultLow
  /// 510: a scene that is dragged to another size keeps to this.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the wish of a scene to keep its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: a drag that must not resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
}
