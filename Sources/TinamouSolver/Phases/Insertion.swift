/// The rows that the present flush inserts.
struct Insertion: ~Copyable {
  /// New inequalities, whose residuals are computed when all rows are inserted.
  var newRows = Buffer<Int32>()
  /// Soft equalities that wait until all other rows are settled.
  var piledRows = Buffer<Int32>()
  /// The rows that were repaired as soon as they were found violated, in this round of the flush.
  var eagerlyRepairedRows = Buffer<Int32>()
}
