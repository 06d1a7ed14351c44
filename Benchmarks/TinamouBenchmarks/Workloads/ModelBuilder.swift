/// Collects variables and rows in terms of a layout.
struct ModelBuilder {
  typealias Term = (variable: Int, coefficient: Double)

  private(set) var model = BenchmarkModel()
  /// Whether new rows and variables exist at the start.
  private var isInitial = true
  /// The row after which new rows come in document order; `nil` for the end.
  private var anchor: Int?
  private var insertedCount = 0

  init(initialWidth: Double) {
    model.initialWidth = initialWidth
    _ = makeVariable()
  }

  mutating func makeVariable() -> Int {
    model.variableCount += 1
    if isInitial { model.initialVariableCount += 1 }
    return model.variableCount - 1
  }

  /// Makes rows and variables that do not exist at the start, in document order after a row.
  mutating func laterOn(
    after anchor: Int? = nil, _ body: (inout ModelBuilder) -> Void
  ) -> (rows: [Int], variables: Range<Int>) {
    let (firstRow, firstVariable) = (model.rows.count, model.variableCount)
    isInitial = false
    self.anchor = anchor
    body(&self)
    isInitial = true
    self.anchor = nil
    return (Array(firstRow..<model.rows.count), firstVariable..<model.variableCount)
  }

  // MARK: Rows

  @discardableResult
  mutating func equal(_ terms: [Term], _ constant: Double, priority: Float = 1000) -> Int {
    add(terms, constant, below: priority, above: priority)
  }

  @discardableResult
  mutating func atLeast(_ terms: [Term], _ constant: Double) -> Int {
    add(terms, constant, below: 1000, above: 0)
  }

  @discardableResult
  mutating func atMost(_ terms: [Term], _ constant: Double) -> Int {
    add(terms, constant, below: 0, above: 1000)
  }

  /// An intrinsic size: compression resistance 750, content hugging 250.
  @discardableResult
  mutating func intrinsic(_ variable: Int, _ size: Double) -> Int {
    add([(variable, 1)], size, below: 750, above: 250, group: .intrinsic)
  }

  mutating func notNegative(_ variables: Int...) {
    for variable in variables {
      add([(variable, 1)], 0, below: 1000, above: 0, group: .system)
    }
  }

  @discardableResult
  private mutating func add(
    _ terms: [Term], _ constant: Double, below: Float, above: Float,
    group: BenchmarkRow.Group = .general
  ) -> Int {
    let index = model.rows.count
    if anchor != nil { insertedCount += 1 }
    model.rows.append(
      BenchmarkRow(
        terms: terms.map { BenchmarkRow.Term(variable: $0.variable, coefficient: $0.coefficient) },
        constant: constant, below: below, above: above, group: group, position: anchor ?? index,
        part: anchor == nil ? 0 : insertedCount, isInitial: isInitial))
    return index
  }
}

/// The four variables of a view, in the coordinates of its superview.
struct ViewVariables {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Makes the variables of a view and the rows that keep its size from being negative.
  init(in builder: inout ModelBuilder) {
    x = builder.makeVariable()
    y = builder.makeVariable()
    width = builder.makeVariable()
    height = builder.makeVariable()
    builder.notNegative(width, height)
  }
}
