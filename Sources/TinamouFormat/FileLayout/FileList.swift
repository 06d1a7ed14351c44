import TinamouLayout
import TinamouLists

/// The data source and delegate of a table or collection of a file.
final class FileList {
  /// A template in use by the list.
  private struct Template {
    let cell: ReusableView
    /// The template's own values of the attributes that differ between copies.
    var originals: [ViewOverride.Key: ViewOverride] = [:]
    /// The overrides of sets, which apply while the set is active.
    var setOverrides: [(set: String, overrides: [ViewOverride])] = []
    var sets: [ConstraintSet] = []
  }

  /// A template and the index of a copy, for an index path.
  struct Place {
    let view: Int
    var row: ListDeclaration.Row?
    var copy = 0
  }

  let view: ListView
  private let declaration: ListDeclaration
  private let file: ConstraintFile
  private let views: [LayoutView]
  private let viewIndices: [LayoutItem.ID: Int]
  private var templates: [Int: Template] = [:]
  /// For each section, the index at which the rows of each template begin, with their total at the
  /// end.
  private let starts: [[Int]]
  /// The active sets, in the order of the file.
  private var activeSets: [String] = []
  private var identities: [String: LayoutItem.ID] = [:]
  /// The index in the file of each view with an identity.
  private(set) var namedViews: [LayoutItem.ID: Int] = [:]

  init(
    _ view: ListView, _ declaration: ListDeclaration, _ file: ConstraintFile,
    views: [LayoutView], cells: [Int: ReusableView], viewIndices: [LayoutItem.ID: Int]
  ) {
    self.view = view
    self.declaration = declaration
    self.file = file
    self.views = views
    self.viewIndices = viewIndices
    // They are reported with the names of the copies instead.
    view.reportsFindings = false
    starts = declaration.sections.map { section in
      section.rows.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    }
    for section in declaration.sections {
      for index in [section.header, section.footer] + section.rows.map(\.view) {
        if let index, let cell = cells[index] { templates[index] = Template(cell: cell) }
      }
      for row in section.rows {
        for copy in row.overrides { recordOriginals(of: copy, in: row.view) }
      }
    }
  }

  private func recordOriginals(of overrides: [SetDeclaration.Override], in template: Int) {
    for override in overrides.flatMap({ $0.overrides(of: views) })
    where templates[template]?.originals[override.key] == nil {
      templates[template]?.originals[override.key] = override.current
    }
  }

  /// Adds the parts of a set that concern a template.
  func add(
    _ set: String, _ constraints: [LayoutConstraint], _ overrides: [SetDeclaration.Override],
    to template: Int
  ) {
    guard templates[template] != nil else { return }
    recordOriginals(of: overrides, in: template)
    templates[template]?.setOverrides.append((set, overrides.flatMap { $0.overrides(of: views) }))
    templates[template]?.sets.append(
      ConstraintSet(name: set, when: [], constraints: constraints))
  }

  /// Drops earlier layouts.
  func reload() {
    view.removeAllCells()
  }

  /// Lays out the rows near the visible part and returns their frames.
  func layOut(activeSets: [String]) throws(LayoutError) -> LayoutSnapshot.List {
    if activeSets != self.activeSets {
      self.activeSets = activeSets
      for index in templates.keys.ordered() {
        guard let template = templates[index], !template.sets.isEmpty else { continue }
        template.cell.constraintSets = template.sets.filter { activeSets.contains($0.name) }
      }
    }
    try view.layOutCells()
    return list(view.laidOutCells)
  }

  /// Adds the appearance of the rows of the last layout, each with its own content.
  func addAppearances(to appearances: inout [LayoutItem.ID: ViewAppearance]) {
    forEachListedView { appearances[$0] = $1.appearance(in: $2) }
  }

  /// Adds how the texts of the rows and items of the last layout are shown.
  func addShownTexts(to texts: inout [LayoutItem.ID: ShownText]) {
    forEachListedView { texts[$0] = $1.shownText(in: $2) }
  }

  /// Calls `body` for each view of the rows and items of the last layout, with its size.
  private func forEachListedView(_ body: (LayoutItem.ID, LayoutView, Size) -> Void) {
    for cell in view.laidOutCells {
      guard let place = place(cell.place), self.cell(at: place) != nil else { continue }
      for part in cell.parts {
        guard let index = viewIndices[part.view.id] else { continue }
        body(identity(of: index, at: place).id, part.view, part.frame.size)
      }
    }
  }
}

// MARK: - Content

extension FileList {
  var numberOfSections: Int { declaration.sections.count }

  func numberOfRows(inSection section: Int) -> Int {
    starts.indices.contains(section) ? starts[section][starts[section].count - 1] : 0
  }

  private func section(_ section: Int) -> ListDeclaration.Section? {
    declaration.sections.indices.contains(section) ? declaration.sections[section] : nil
  }

  /// The template of a row and the index of its copy.
  func row(at path: ListPath) -> Place? {
    guard starts.indices.contains(path.section) else { return nil }
    let starts = starts[path.section]
    var (low, high) = (0, starts.count - 1)
    guard path.row >= 0, path.row < starts[high] else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= path.row { low = middle } else { high = middle }
    }
    let row = declaration.sections[path.section].rows[low]
    return Place(view: row.view, row: row, copy: path.row - starts[low])
  }

  private func place(_ place: LaidOutCell.Place) -> Place? {
    switch place {
    case .item(let path): row(at: path)
    case .header(let section): self.section(section)?.header.map { Place(view: $0) }
    case .footer(let section): self.section(section)?.footer.map { Place(view: $0) }
    }
  }

  /// The view of a template, configured for a copy.
  func cell(at place: Place) -> ReusableView? {
    guard let template = templates[place.view] else { return nil }
    var values = template.originals
    for override in overrides(at: place) { values[override.key] = override }
    for key in values.keys.sorted() { values[key]?.apply() }
    return template.cell
  }

  /// The overrides of a copy; the last one of each kind counts.
  private func overrides(at place: Place) -> [ViewOverride] {
    let copies = place.row?.overrides ?? []
    let copy = copies.indices.contains(place.copy) ? copies[place.copy] : []
    let sets = templates[place.view]?.setOverrides ?? []
    return copy.flatMap { $0.overrides(of: views) }
      + sets.filter { activeSets.contains($0.set) }.flatMap(\.overrides)
  }

  func header(inSection section: Int) -> ReusableView? {
    self.section(section)?.header.flatMap { cell(at: Place(view: $0)) }
  }

  func footer(inSection section: Int) -> ReusableView? {
    self.section(section)?.footer.flatMap { cell(at: Place(view: $0)) }
  }
}

// MARK: - Frames

extension FileList {
  private func list(_ cells: [LaidOutCell]) -> LayoutSnapshot.List {
    var rows: [LayoutSnapshot.Row] = []
    var findings: [CellFindings] = []
    for cell in cells {
      guard let place = place(cell.place) else { continue }
      rows += self.rows(of: cell, at: place)
      guard let found = cell.findings else { continue }
      findings.append(
        found.renamed { item in
          self.viewIndices[item.id].map { self.identity(of: $0, at: place) }
        })
    }
    return LayoutSnapshot.List(view: view, rows: rows, findings: findings)
  }

  /// The views of a cell that the file names; the content view represents the row.
  private func rows(of cell: LaidOutCell, at place: Place) -> [LayoutSnapshot.Row] {
    guard let first = cell.parts.first else { return [] }
    let whole = identity(of: place.view, at: place)
    let hidden = hiddenViews(at: place)
    var rows = [
      LayoutSnapshot.Row(
        id: whole.id, name: whole.name, container: view.id, isHidden: false, frame: first.frame)
    ]
    var identities: [Int: LayoutItem.ID] = [0: whole.id]
    var content = (part: -1, origin: Point.zero)
    for (number, part) in cell.parts.enumerated().dropFirst() {
      guard let index = viewIndices[part.view.id] else { continue }
      if index == place.view {
        content = (number, part.frame.origin)
        identities[number] = whole.id
        continue
      }
      guard let container = part.container.flatMap({ identities[$0] }) else { continue }
      let (id, name) = identity(of: index, at: place)
      identities[number] = id
      let frame =
        part.container == content.part ? part.frame.offset(by: content.origin) : part.frame
      rows.append(
        LayoutSnapshot.Row(
          id: id, name: name, container: container,
          isHidden: hidden[part.view.id] ?? part.view.isHidden, frame: frame))
    }
    return rows
  }

  /// Whether the views with varying visibility are hidden in a copy.
  private func hiddenViews(at place: Place) -> [LayoutItem.ID: Bool] {
    let originals = templates[place.view]?.originals ?? [:]
    var hidden: [LayoutItem.ID: Bool] = [:]
    for override in originals.keys.ordered().compactMap({ originals[$0] }) + overrides(at: place) {
      if case .isHidden(let isHidden) = override.value { hidden[override.view.id] = isHidden }
    }
    return hidden
  }

  private func identity(of index: Int, at place: Place) -> (id: LayoutItem.ID, name: String) {
    let declaration = file.views[index]
    let repetitions = file.views[place.view].copies.count
    let name =
      place.row?.isRepeated ?? false
      ? declaration.id(inRow: place.copy, repetitions: repetitions) : declaration.id
    if let id = identities[name] { return (id, name) }
    let id = LayoutItem.ID.unique()
    identities[name] = id
    namedViews[id] = index
    return (id, name)
  }
}
