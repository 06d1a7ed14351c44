/// The changes of the model that wait for the next flush.
struct PendingChanges: ~Copyable {
  /// Rows to remove.
  var withdrawals = Buffer<Int32>()
  /// Rows to change when they are out of the model.
  var redefinitions = Buffer<Redefinition>()
  var constantChanges = Buffer<ConstantChange>()
  /// Rows to insert.
  var insertions = Buffer<Int32>()

  /// The new content of a row.
  struct Redefinition: BitwiseCopyable {
    var row: Int32
    var content: RowContent
  }

  /// A new right-hand side of a row, scaled.
  struct ConstantChange: BitwiseCopyable {
    var row: Int32
    var constant: Double
  }
}
