/// The state of the staged rule, which decides what the priorities leave open.
struct StagedRule: ~Copyable {
  /// Whether anything has changed since the rule was last applied.
  var isDue = false
  /// The number of rows with costs of the rule, and the number that was needed at the last
  /// clean-up.
  var rankedRowCount: Int32 = 0
  var neededRankedRowCount: Int32 = 0
  /// Whether the strongest levels left nothing open, so that rows at weaker levels did not get
  /// their costs.
  var isPartial = false
  /// The open variables that were collected last, and the rows that mention them.
  var openVariables = ListedSet()
  var openRows = Buffer<Int32>()
  /// The rows that a search for either has visited.
  var visitedRows = ListedSet()
  /// The connected parts of the open variables, while levels are put in force.
  var parts = OpenParts()
  /// Zero rows that were withdrawn and are not freed yet.
  var droppedZeroRows = Buffer<Int32>()
}
