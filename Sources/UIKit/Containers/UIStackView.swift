public import Foundation
import TinamouEnvironment
import TinamouLayout

/// Lays out its arranged subviews in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged subviews share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// They fill it and are equally long.
    case fillEqually = 1
    /// They fill it in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// Equal room between them.
    case equalSpacing = 3
    /// Equal distances between their middles.
    case equalCentering = 4

    private static let models: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    var model: StackView.Distribution { Self.models[rawValue] }
  }

  /// How arranged subviews lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, or the top.
    case leading = 1
    /// With their first baselines on one line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, or the bottom.
    case trailing = 4
    /// With their last baselines on one line.
    case lastBaseline = 5

    /// The same as ``leading``.
    public static let top = Alignment.leading
    /// The same as ``trailing``.
    public static let bottom = Alignment.trailing

    private static let models: [StackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    var model: StackView.Alignment { Self.models[rawValue] }
  }

  /// A spacing that stands for the one of the stack.
  public static let spacingUseDefault = CGFloat(StackView.spacingUseDefault)
  /// A spacing that stands for the one of the system.
  public static let spacingUseSystem = CGFloat(StackView.spacingUseSystem)

  /// Makes a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  override func makeLayoutView() -> LayoutView { StackView() }

  private var stack: StackView? { layoutView as? StackView }

  /// The views that the stack lays out.
  open var arrangedSubviews: [UIView] {
    stack?.arrangedSubviews.compactMap { $0.representedObject as? UIView } ?? []
  }
  /// Adds a view to the end of the arranged subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Adds a view to the arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    stack?.insertArrangedSubview(view.layoutView, at: stackIndex)
  }
  /// Takes a view out of the arranged subviews; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { stack?.removeArrangedSubview(view.layoutView) }

  /// Along which axis the arranged subviews follow one another.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { stack?.axis = axis.layoutAxis } }
  /// How arranged subviews share the room along the axis.
  open var distribution: Distribution = .fill {
    didSet { stack?.distribution = distribution.model }
  }
  /// How arranged subviews lie across the axis.
  open var alignment: Alignment = .fill { didSet { stack?.alignment = alignment.model } }
  /// The room between neighbours, in points.
  open var spacing: CGFloat {
    get { CGFloat(stack?.spacing ?? 0) }
    set { stack?.spacing = Double(newValue) }
  }
  /// Whether the spacing of a column counts from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack?.isBaselineRelativeArrangement ?? false }
    set { stack?.isBaselineRelativeArrangement = newValue }
  }
  /// Whether the arranged subviews fill the layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack?.isLayoutMarginsRelativeArrangement ?? false }
    set { stack?.isLayoutMarginsRelativeArrangement = newValue }
  }
  /// The room wanted after an arranged subview.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    CGFloat(stack?.customSpacing(after: arrangedSubview.layoutView) ?? StackView.spacingUseDefault)
  }
  /// Sets the room wanted after an arranged subview, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack?.setCustomSpacing(Double(spacing), after: arrangedSubview.layoutView)
  }
}
