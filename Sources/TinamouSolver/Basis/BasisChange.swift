/// The lists of the basis change in progress, kept between changes for their memory.
struct BasisChange: ~Copyable {
  /// The variables that have no definition at the moment.
  var undefinedVariables = Buffer<Int32>()
  /// The rows that get a variable to define: the entering one, and owners of dissolved composites.
  var enteringRows = Buffer<Int32>()
  /// The rows whose composites are being dissolved.
  var dissolvingRows = Buffer<Int32>()
  /// An undefined variable and those that depend on it, in the order of labels.
  var dependentBlock = ListedSet()
  /// The variables along which definitions are reversed, and which move together in the order.
  var path = ListedSet()
  /// The variables that have an amount in the composite being made.
  var accumulatedVariables = Buffer<Int32>()
  /// The recipe of the composite being made.
  var recipeParts = Buffer<Basis.Share>()
  /// The places of rows in it.
  var recipePlaces = PlaceTable()
  /// Rows that defined nothing after the change, because of extreme rounding.
  var leftOutRows = Buffer<Int32>()
}
