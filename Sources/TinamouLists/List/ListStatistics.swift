/// Counts of the work of a list since it was made.
public struct ListStatistics: Hashable, Sendable {
  /// Rows, items, headers and footers whose content was asked for.
  public var configured = 0
  /// Rows, items, headers and footers that were laid out.
  public var laidOut = 0
  /// How many of these the solver laid out; the others were laid out by formulas from its basis.
  public var solved = 0

  /// Makes statistics with all counts zero.
  public init() {}
}
