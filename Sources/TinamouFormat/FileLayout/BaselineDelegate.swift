import TinamouLayout

/// Gives a view the baselines of another one.
final class BaselineDelegate: LayoutViewDelegate {
  private let view: LayoutView

  init(_ view: LayoutView) { self.view = view }

  func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView? { self.view }
  func viewForLastBaselineLayout(of view: LayoutView) -> LayoutView? { self.view }
}
