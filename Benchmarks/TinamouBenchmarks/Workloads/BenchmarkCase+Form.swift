extension BenchmarkCase {
  /// Rows of a label and a field; all labels are as wide as the widest natural width, while the
  /// fields keep at least 100.
  static func form(_ count: Int) -> BenchmarkCase {
    let initial = 400.5
    var builder = ModelBuilder(initialWidth: initial)
    let intrinsics = (0..<count).map { Workload.variation($0, from: 60, to: 160) }
    var (rows, tops, heights): ([FormRow], [Int], [Int]) = ([], [], [])
    for intrinsic in intrinsics {
      let row = FormRow(intrinsic, firstLabelWidth: rows.first?.label.width, in: &builder)
      tops.append(builder.formTop(of: row, below: rows.last))
      heights.append(row.fieldHeight)
      rows.append(row)
    }

    let middle = count / 2
    let added = builder.laterOn { builder in
      let row = FormRow(
        ManualForm.insertedIntrinsic, firstLabelWidth: rows[0].label.width, in: &builder)
      builder.formTop(of: row, below: rows[middle - 1])
      builder.formTop(of: rows[middle], below: row)
    }
    return BenchmarkCase(
      model: builder.model, items: Items(count: count, first: 1, stride: 8),
      widths: Widths(initial: initial, drag: 220...420, steady: 380...420), constantRows: heights,
      insertion: Insertion(replaced: [tops[middle]], added: added.rows, variables: added.variables),
      manual: ManualForm(width: initial, intrinsics: intrinsics))
  }
}

/// The views of a row of the form.
private struct FormRow {
  let label: ViewVariables
  let field: ViewVariables
  let fieldHeight: Int

  init(_ intrinsic: Double, firstLabelWidth: Int?, in builder: inout ModelBuilder) {
    label = ViewVariables(in: &builder)
    field = ViewVariables(in: &builder)
    builder.intrinsic(label.width, intrinsic)
    builder.intrinsic(label.height, 21)
    builder.equal([(label.x, 1)], 16)
    if let firstLabelWidth { builder.equal([(label.width, 1), (firstLabelWidth, -1)], 0) }
    builder.equal([(field.x, 1), (label.x, -1), (label.width, -1)], 8)
    builder.equal([(BenchmarkModel.windowWidth, 1), (field.x, -1), (field.width, -1)], 16)
    builder.atLeast([(field.width, 1)], 100)
    builder.equal([(label.y, 1), (field.y, -1)], 0)
    fieldHeight = builder.equal([(field.height, 1)], 30)
  }
}

extension ModelBuilder {
  @discardableResult
  fileprivate mutating func formTop(of row: FormRow, below previous: FormRow?) -> Int {
    guard let previous else { return equal([(row.field.y, 1)], 8) }
    return equal([(row.field.y, 1), (previous.field.y, -1), (previous.field.height, -1)], 8)
  }
}
