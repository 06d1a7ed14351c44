/// The calls that a view needs in the next pass.
package struct LayoutNeeds: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A call of ``LayoutView/updateConstraints()``.
  static let constraints = LayoutNeeds(rawValue: 1)
  /// A call of ``LayoutView/layoutSubviews()``.
  package static let layout = LayoutNeeds(rawValue: 2)
  /// A call for changed traits; only for an engine.
  static let traits = LayoutNeeds(rawValue: 4)
  /// A call of ``LayoutView/updateProperties()``.
  static let properties = LayoutNeeds(rawValue: 8)
  /// The calls that a new view needs.
  static let all: LayoutNeeds = [.constraints, .layout, .properties]
}
