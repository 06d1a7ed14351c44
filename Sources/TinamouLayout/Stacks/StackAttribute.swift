/// An attribute of a stack and its value.
public enum StackAttribute: Hashable, Sendable {
  /// ``StackView/axis``.
  case axis(LayoutAxis)
  /// ``StackView/distribution-swift.property``.
  case distribution(StackView.Distribution)
  /// ``StackView/alignment-swift.property``.
  case alignment(StackView.Alignment)
  /// ``StackView/spacing``, in points.
  case spacing(Double)
  /// ``StackView/isBaselineRelativeArrangement``.
  case isBaselineRelative(Bool)
  /// ``StackView/isLayoutMarginsRelativeArrangement``.
  case isLayoutMarginsRelative(Bool)

  /// Identifies the attribute, whatever its value is.
  var key: Int {
    switch self {
    case .axis: 0
    case .distribution: 1
    case .alignment: 2
    case .spacing: 3
    case .isBaselineRelative: 4
    case .isLayoutMarginsRelative: 5
    }
  }

  /// Returns the attribute with its present value.
  func current(of stack: StackView) -> StackAttribute {
    switch self {
    case .axis: .axis(stack.axis)
    case .distribution: .distribution(stack.distribution)
    case .alignment: .alignment(stack.alignment)
    case .spacing: .spacing(stack.spacing)
    case .isBaselineRelative: .isBaselineRelative(stack.isBaselineRelativeArrangement)
    case .isLayoutMarginsRelative:
      .isLayoutMarginsRelative(stack.isLayoutMarginsRelativeArrangement)
    }
  }

  /// Sets the value on a stack.
  func apply(to stack: StackView) {
    switch self {
    case .axis(let axis): stack.axis = axis
    case .distribution(let distribution): stack.distribution = distribution
    case .alignment(let alignment): stack.alignment = alignment
    case .spacing(let spacing): stack.spacing = spacing
    case .isBaselineRelative(let flag): stack.isBaselineRelativeArrangement = flag
    case .isLayoutMarginsRelative(let flag): stack.isLayoutMarginsRelativeArrangement = flag
    }
  }
}
