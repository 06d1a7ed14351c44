import TinamouLayout

/// The rows, items, headers and footers of the lists of a file, each with a place for its views.
///
/// The views of rows follow those of the file; the copies of a template are adjacent.
struct RowPlan: Sendable {
  /// A row, item, header or footer.
  struct Row: Sendable {
    /// The index of the list.
    let list: Int
    let role: CellRole
    /// The index of the template, which is followed by the views inside it.
    let template: Int
    /// The number of views of the template.
    let viewCount: Int
    /// The index of the accessory among these views.
    let accessory: Int?
    /// The number of the copy; `nil` if there is only one, which has no number.
    let copy: Int?
    /// The height in points; `nil` if constraints decide.
    let height: Double?
    /// The attributes that replace those of the template.
    let overrides: [SetDeclaration.Override]
    /// The index of the first of the row's views.
    let view: Int

    /// The index of the view that a view of the template has in the row.
    func view(of index: Int) -> Int { view + index - template }

    /// The views of the template.
    var templateViews: Range<Int> { template..<template + viewCount }
  }

  /// The copies of a template that are no views, because there are too many.
  struct Rest: Sendable {
    let template: Int
    let count: Int
  }

  /// The largest number of copies of a template that become views.
  private static let largestCopyCount = 100

  private(set) var rows: [Row] = []
  private(set) var rests: [Rest] = []

  /// Plans the views of the rows of a file.
  init(of views: [ViewDeclaration]) {
    var next = views.count
    for (index, view) in views.enumerated() {
      for (number, section) in (view.list?.sections ?? []).enumerated() {
        if let header = section.header {
          add(ListDeclaration.Row(header), .header(section: number), of: index, views, &next)
        }
        for row in section.rows { add(row, .row(section: number), of: index, views, &next) }
        if let footer = section.footer {
          add(ListDeclaration.Row(footer), .footer(section: number), of: index, views, &next)
        }
      }
    }
  }

  private mutating func add(
    _ row: ListDeclaration.Row, _ role: CellRole, of list: Int, _ views: [ViewDeclaration],
    _ next: inout Int
  ) {
    let count = views[row.view...].prefix { $0.cell == row.view }.count
    let copyCount = min(row.count, Self.largestCopyCount)
    for copy in 0..<copyCount {
      rows.append(
        Row(
          list: list, role: role, template: row.view, viewCount: count,
          accessory: row.accessory.map { $0 - row.view }, copy: row.isRepeated ? copy : nil,
          height: row.height,
          overrides: row.overrides.indices.contains(copy) ? row.overrides[copy] : [], view: next))
      next += count
    }
    if row.count > copyCount {
      rests.append(Rest(template: row.view, count: row.count - copyCount))
    }
  }
}

extension ListDeclaration.Row {
  /// A header or footer.
  fileprivate init(_ view: Int) {
    self.init(view: view, height: nil, separatorInset: nil, count: 1, isRepeated: false)
  }
}

extension NameTable {
  /// Adds the names of the views of rows: those of copies with their numbers, and those of
  /// templates for all copies.
  mutating func addRows(_ plan: RowPlan, of views: [ViewDeclaration]) {
    var paths: [Int: [Int]] = [:]
    for name in repeatedNames.values { paths[name.view] = name.repetitions }
    var counts: [Int: Int] = [:]
    for row in plan.rows { counts[row.template, default: 0] += 1 }
    for rest in plan.rests {
      let count = counts[rest.template] ?? 0
      guard let row = plan.rows.first(where: { $0.template == rest.template }) else { continue }
      for index in row.templateViews {
        undecidedCopies[views[index].base] = count..<count + rest.count
      }
    }
    for row in plan.rows {
      for index in row.templateViews {
        addRowName(
          row.id(of: views[index], in: views), of: index, as: row.view(of: index), path: [])
      }
      // In a repeated list, only one copy can be meant.
      guard row.copy ?? 0 == 0, views[row.template].copies.isEmpty else { continue }
      let outer = row.copy.map { _ in
        addRepetition(Repetition(count: counts[row.template] ?? 1, stride: row.viewCount))
      }
      for index in row.templateViews {
        let path = (outer.map { [$0] } ?? []) + (paths[index] ?? [])
        if path.isEmpty { continue }
        // The id without numbers stands for all copies.
        addRowName(views[index].base, of: index, as: row.view(of: index), path: path)
      }
    }
  }
}

extension RowPlan.Row {
  /// The id of a view of the template in the row.
  func id(of view: ViewDeclaration, in views: [ViewDeclaration]) -> String {
    copy.map { view.id(inRow: $0, repetitions: views[template].copies.count) } ?? view.id
  }
}
