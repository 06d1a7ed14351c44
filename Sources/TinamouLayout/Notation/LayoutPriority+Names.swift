public import TinamouSolver

extension LayoutPriority {
  /// 750, as in constraint files.
  public static let high = LayoutPriority.defaultHigh
  /// 250, as in constraint files.
  public static let low = LayoutPriority.defaultLow
  /// 510: the priority of a drag that can resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the priority with which a scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: the priority of a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
}
