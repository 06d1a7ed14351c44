public import TinamouSolver

/// A value of a view's attribute that applies while a ``ConstraintSet`` applies.
///
/// When the set no longer applies, the attribute gets its previous value back. If several sets
/// override an attribute, the last set wins.
public struct ViewOverride {
  /// An attribute and its value.
  public enum Value: Hashable, Sendable {
    /// ``LayoutView/intrinsicContentSize``.
    case intrinsicContentSize(Size)
    /// ``LayoutView/heights``.
    case heights(HeightTable?)
    /// ``LayoutView/contentHuggingPriority(for:)``; `nil` means the default.
    case contentHugging(LayoutPriority?, LayoutAxis)
    /// ``LayoutView/contentCompressionResistancePriority(for:)``; `nil` means the default.
    case contentCompressionResistance(LayoutPriority?, LayoutAxis)
    /// ``LayoutView/isHidden``.
    case isHidden(Bool)
    /// ``LayoutView/directionalLayoutMargins``; `nil` means the default.
    case layoutMargins(LayoutMarginsBase?)
    /// ``LayoutView/text``.
    case text(String?)
    /// ``LayoutView/placeholder``.
    case placeholder(String?)
    /// ``LayoutView/font``; `nil` means the default font of the kind of view.
    case font(Font?)
    /// ``LayoutView/numberOfLines``.
    case numberOfLines(Int)
    /// ``LayoutView/preferredMaxLayoutWidth``.
    case preferredMaxLayoutWidth(Double)
    /// ``LayoutView/imageAsset``.
    case image(ImageAsset?)
    /// An attribute of a ``StackView``; other views ignore it.
    case stack(StackAttribute)
    /// The spacing after the view in its stack, or ``StackView/spacingUseDefault`` for the stack's
    /// own spacing; it has no effect outside of a stack.
    case customSpacing(Double)
  }

  /// The view.
  public let view: LayoutView
  /// The attribute and its value.
  public let value: Value

  /// Makes an override of an attribute of a view.
  public init(_ view: LayoutView, _ value: Value) {
    self.view = view
    self.value = value
  }

  /// Identifies the view's attribute, whatever its value.
  package var key: Key {
    let attribute =
      switch value {
      case .intrinsicContentSize: 0
      case .heights: 1
      case .contentHugging(_, .horizontal): 2
      case .contentHugging(_, .vertical): 3
      case .contentCompressionResistance(_, .horizontal): 4
      case .contentCompressionResistance(_, .vertical): 5
      case .isHidden: 6
      case .layoutMargins: 7
      case .text: 8
      case .font: 9
      case .numberOfLines: 10
      case .customSpacing: 11
      case .image: 12
      case .placeholder: 13
      case .preferredMaxLayoutWidth: 14
      case .stack(let attribute): 15 + attribute.key
      }
    return Key(view: view.rank, attribute: attribute)
  }

  package struct Key: Hashable, Comparable {
    let view: UInt64
    let attribute: Int

    package static func < (lhs: Key, rhs: Key) -> Bool {
      (lhs.view, lhs.attribute) < (rhs.view, rhs.attribute)
    }
  }

  /// The attribute with the value that the view has now.
  package var current: ViewOverride {
    switch value {
    case .intrinsicContentSize:
      ViewOverride(view, .intrinsicContentSize(view.explicitContentSize))
    case .heights: ViewOverride(view, .heights(view.heights))
    case .contentHugging(_, let axis):
      ViewOverride(
        view, .contentHugging(view.attributes[keyPath: LayoutView.Attributes.hugging(axis)], axis))
    case .contentCompressionResistance(_, let axis):
      ViewOverride(
        view,
        .contentCompressionResistance(
          view.attributes[keyPath: LayoutView.Attributes.compressionResistance(axis)], axis))
    case .isHidden: ViewOverride(view, .isHidden(view.isHidden))
    case .layoutMargins: ViewOverride(view, .layoutMargins(view.layoutMarginsBase))
    case .text: ViewOverride(view, .text(view.text))
    case .placeholder: ViewOverride(view, .placeholder(view.placeholder))
    case .font: ViewOverride(view, .font(view.attributes.text.font))
    case .numberOfLines: ViewOverride(view, .numberOfLines(view.numberOfLines))
    case .preferredMaxLayoutWidth:
      ViewOverride(view, .preferredMaxLayoutWidth(view.preferredMaxLayoutWidth))
    case .image: ViewOverride(view, .image(view.imageAsset))
    case .stack(let attribute):
      ViewOverride(
        view, .stack((view as? StackView).map { attribute.current(of: $0) } ?? attribute))
    case .customSpacing:
      ViewOverride(
        view,
        .customSpacing(
          (view.superview as? StackView)?.customSpacing(after: view)
            ?? StackView.spacingUseDefault))
    }
  }

  /// Gives the view the value.
  package func apply() {
    switch value {
    case .intrinsicContentSize(let size): view.intrinsicContentSize = size
    case .heights(let heights): view.heights = heights
    case .contentHugging(let priority, let axis):
      view.change(LayoutView.Attributes.hugging(axis), to: priority, noting: \.contents)
    case .contentCompressionResistance(let priority, let axis):
      view.change(
        LayoutView.Attributes.compressionResistance(axis), to: priority, noting: \.contents)
    case .isHidden(let isHidden): view.isHidden = isHidden
    case .layoutMargins(let margins): view.layoutMarginsBase = margins
    case .text(let text): view.text = text
    case .placeholder(let text): view.placeholder = text
    case .font(let font): view.setFont(font)
    case .numberOfLines(let lines): view.numberOfLines = lines
    case .preferredMaxLayoutWidth(let width): view.preferredMaxLayoutWidth = width
    case .image(let asset): view.imageAsset = asset
    case .stack(let attribute): if let stack = view as? StackView { attribute.apply(to: stack) }
    case .customSpacing(let spacing):
      (view.superview as? StackView)?.setCustomSpacing(spacing, after: view)
    }
  }
}
