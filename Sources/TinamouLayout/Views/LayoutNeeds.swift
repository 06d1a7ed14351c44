/// The calls that a view needs in the next pass.
struct LayoutNeeds: OptionSet {
  let rawValue: UInt8

  /// A call of ``LayoutView/updateConstraints()``.
  static let constraints = LayoutNeeds(rawValue: 1)
  /// A call of ``LayoutView/layoutSubviews()``.
  static let layout = LayoutNeeds(rawValue: 2)
  /// A call for changed traits; only for an engine.
  static let traits = LayoutNeeds(rawValue: 4)
  /// The calls that a new view needs.
  static let all: LayoutNeeds = [.constraints, .layout]
}
