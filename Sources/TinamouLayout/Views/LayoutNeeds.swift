/// What a view wants from the next pass.
struct LayoutNeeds: OptionSet {
  let rawValue: UInt8

  /// A call of ``LayoutView/updateConstraints()``.
  static let constraints = LayoutNeeds(rawValue: 1)
  /// A call of ``LayoutView/layoutSubviews()``.
  static let layout = LayoutNeeds(rawValue: 2)
  /// Word of changed traits; only of an engine.
  static let traits = LayoutNeeds(rawValue: 4)
  /// What a new view wants.
  static let all: LayoutNeeds = [.constraints, .layout]
}
