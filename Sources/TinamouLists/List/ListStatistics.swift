/// Counts of the work of a list since it was made.
public struct ListStatistics: Hashable, Sendable {
  /// Rows, items, headers and footers whose content was requested.
  public var configured = 0
  /// Rows, items, headers and footers that were laid out.
  public var laidOut = 0
  /// The number of these that the solver laid out; formulas from its basis laid out the others.
  public var solved = 0

  /// Makes statistics in which all counts are zero.
  public init() {}
}
