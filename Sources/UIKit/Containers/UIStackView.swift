public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A view that lays out its arranged subviews in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How arranged subviews share the space along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill the stack.
    case fill = 0
    /// They fill the stack and have equal lengths.
    case fillEqually = 1
    /// They fill the stack in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The spaces between them are equal.
    case equalSpacing = 3
    /// The distances between their centers are equal.
    case equalCentering = 4

    private static let models: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    var model: StackView.Distribution { Self.models[rawValue] }
  }

  /// The alignment of arranged subviews across the axis.
  public enum Alignment: Int, Sendable {
    /// They reach from edge to edge.
    case fill = 0
    /// They are at the leading edge, or at the top.
    case leading = 1
    /// Their first baselines are aligned.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// They are at the trailing edge, or at the bottom.
    case trailing = 4
    /// Their last baselines are aligned.
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

  /// A value that means the spacing of the stack.
  public static let spacingUseDefault = CGFloat(StackView.spacingUseDefault)
  /// A value that means the system spacing.
  public static let spacingUseSystem = CGFloat(StackView.spacingUseSystem)

  /// Makes a stack without arranged subviews.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack without arranged subviews; the coder is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes a stack with arranged subviews.
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
    insertArrangedSubview(view, at: stack?.arrangedCount ?? 0)
  }
  /// Inserts a view into the arranged subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    stack?.insertArrangedSubview(view.layoutView, at: stackIndex)
  }
  /// Removes a view from the arranged subviews; it is still a subview.
  open func removeArrangedSubview(_ view: UIView) { stack?.removeArrangedSubview(view.layoutView) }

  /// The axis along which the subviews are arranged.
  open var axis: NSLayoutConstraint.Axis {
    get { storedAxis }
    set {
      storedAxis = newValue
      stack?.axis = axis.layoutAxis
    }
  }
  private var storedAxis: NSLayoutConstraint.Axis = .horizontal
  /// How arranged subviews share the space along the axis.
  open var distribution: Distribution {
    get { storedDistribution }
    set {
      storedDistribution = newValue
      stack?.distribution = distribution.model
    }
  }
  private var storedDistribution: Distribution = .fill
  /// The alignment of arranged subviews across the axis.
  open var alignment: Alignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      stack?.alignment = alignment.model
    }
  }
  private var storedAlignment: Alignment = .fill
  /// The space between neighbours, in points.
  open var spacing: CGFloat {
    get { CGFloat(stack?.spacing ?? 0) }
    set { stack?.spacing = Double(newValue) }
  }
  /// Whether the spacing of a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool {
    get { stack?.isBaselineRelativeArrangement ?? false }
    set { stack?.isBaselineRelativeArrangement = newValue }
  }
  /// Whether the arranged subviews are laid out inside the layout margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack?.isLayoutMarginsRelativeArrangement ?? false }
    set { stack?.isLayoutMarginsRelativeArrangement = newValue }
  }
  /// Returns the custom spacing after an arranged subview.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    CGFloat(stack?.customSpacing(after: arrangedSubview.layoutView) ?? StackView.spacingUseDefault)
  }
  /// Sets the spacing after an arranged subview, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack?.setCustomSpacing(Double(spacing), after: arrangedSubview.layoutView)
  }
}
