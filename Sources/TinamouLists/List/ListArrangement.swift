package import TinamouLayout
import TinamouSolver

/// The cells of a list as views of one tree, with constraints in place of the list's own
/// arithmetic.
///
/// A list lays its cells out one by one, which is quick and needs only those that are visible. The
/// arrangement says the same as constraints, for the layouts of which a function of the window is
/// made. The content of each cell is a subview of the list; the separator is a distance.
package struct ListArrangement {
  /// A cell: a row, item, header or footer.
  package struct Cell {
    let content: LayoutView
    let accessory: LayoutView?
    let height: Double?

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - content: The content view.
    ///   - accessory: The view beside it.
    ///   - height: The height in points; `nil` if constraints decide.
    package init(_ content: LayoutView, accessory: LayoutView? = nil, height: Double? = nil) {
      self.content = content
      self.accessory = accessory
      self.height = height
    }
  }

  /// A section of cells.
  package struct Section {
    package var header: Cell?
    package var items: [Cell] = []
    package var footer: Cell?

    package init() {}
  }

  /// Views above which the content so far ends, each with a distance.
  private typealias Ends = [(view: LayoutView, distance: Double)]

  /// The widest list for which columns are arranged, in points: twice the longest screen.
  private static let largestWidth = 2732.0
  /// The largest number of columns that are arranged.
  private static let mostColumns = 64.0
  /// The strength with which a line is as high as its highest item: that of a fitting height.
  private static let fitting = LayoutPriority.fittingSizeLevel

  private let scrollView: ScrollView
  private let list: ListView
  private let sections: [Section]
  /// The number of pixels per point.
  package var scale = 2.0

  /// Makes an arrangement.
  ///
  /// - Parameters:
  ///   - sections: The cells, whose views have no superview.
  ///   - scrollView: The view that shows them.
  ///   - list: A list with the settings that count.
  package init(_ sections: [Section], in scrollView: ScrollView, like list: ListView) {
    self.sections = sections
    self.scrollView = scrollView
    self.list = list
  }

  private var table: TableView? { list as? TableView }

  /// Adds the views of the cells to the list, with their margins.
  package func addViews() {
    for section in sections {
      if let header = section.header { add(header, isItem: false) }
      for item in section.items { add(item, isItem: true) }
      if let footer = section.footer { add(footer, isItem: false) }
    }
  }

  private func add(_ cell: Cell, isItem: Bool) {
    scrollView.addSubview(cell.content)
    if let accessory = cell.accessory {
      scrollView.addSubview(accessory)
      for axis in LayoutAxis.allCases {
        accessory.setContentHuggingPriority(.required, for: axis)
        accessory.setContentCompressionResistancePriority(.required, for: axis)
      }
    }
    guard let table else {
      cell.content.standardMargins = .all(8)
      cell.content.listSides = .own
      return
    }
    var margins = table.cellMarginProfile.margins(leading: 0, trailing: 0)
    if !isItem {
      margins.top = 8
      margins.bottom = 8
    }
    cell.content.standardMargins = margins
    cell.content.listSides = sides
  }

  private var sides: LayoutView.ListSides {
    switch table?.cellMarginProfile {
    case .standard: table?.cellLayoutMarginsFollowReadableWidth ?? false ? .readableWidth : .margins
    case .before13000, nil: .own
    }
  }

  // MARK: Constraints

  /// The constraints, for each number of columns with the widths of the list at which they apply.
  package var constraints: [(limits: [SizeLimit], constraints: [LayoutConstraint])] {
    guard let collection = list as? CollectionView else { return [([], arrange(columns: 1))] }
    let spacing = max(collection.minimumInteritemSpacing, 0)
    let step = max(collection.minimumItemWidth + spacing, 1)
    let insets = collection.sectionInset.leading + collection.sectionInset.trailing
    let columnsThatFit = (Self.largestWidth - insets + spacing) / step
    // Lengths that are not numbers, or too large ones, leave one column.
    let most = columnsThatFit > 1 ? Int(min(columnsThatFit, Self.mostColumns)) : 1
    return (1...most).map { columns in
      var limits: [SizeLimit] = []
      func width(_ count: Int) -> Double { Double(count) * step - spacing + insets }
      if columns > 1 { limits.append(.width(.greaterThanOrEqual, width(columns))) }
      if columns < most { limits.append(.width(.lessThan, width(columns + 1))) }
      return (limits, arrange(columns: columns))
    }
  }

  private func arrange(columns: Int) -> [LayoutConstraint] {
    let content = scrollView.contentLayoutGuide
    var constraints = [content.widthAnchor.constraint(equalTo: scrollView.widthAnchor)]
    var ends: Ends = []
    for section in sections { constraints += arrange(section, columns, below: &ends) }
    if ends.isEmpty {
      return constraints + [content.heightAnchor.constraint(equalToConstant: 0)]
    }
    return constraints + place(content.bottomAnchor, below: ends)
  }

  private func arrange(
    _ section: Section, _ columns: Int, below ends: inout Ends
  ) -> [LayoutConstraint] {
    let insets = (list as? CollectionView)?.sectionInset ?? .zero
    var constraints: [LayoutConstraint] = []
    if let header = section.header {
      constraints += place(header.content.topAnchor, below: ends) + wide(header)
      ends = [(header.content, 0)]
    }
    // The insets are there without items too.
    ends = moved(ends, by: insets.top)
    var first = 0
    while first < section.items.count {
      let line = section.items[first..<min(first + columns, section.items.count)]
      constraints += place(line, columns, below: ends)
      first += columns
      let isLast = first >= section.items.count
      let distance = isLast ? 0 : (list as? CollectionView)?.minimumLineSpacing ?? 0
      ends = line.map { ($0.content, separator(of: $0) + distance) }
    }
    if let footer = section.footer {
      constraints += place(footer.content.topAnchor, below: ends) + wide(footer)
      ends = [(footer.content, 0)]
    }
    ends = moved(ends, by: insets.bottom)
    return constraints
  }

  private func moved(_ ends: Ends, by distance: Double) -> Ends {
    ends.map { (view: $0.view, distance: $0.distance + distance) }
  }

  /// Places an edge below what is above it.
  private func place(
    _ edge: YAxisAnchor, below ends: Ends
  ) -> [LayoutConstraint] {
    let top = scrollView.contentLayoutGuide.topAnchor
    switch ends.count {
    case 0: return [edge.constraint(equalTo: top, constant: firstInset)]
    case 1:
      return [edge.constraint(equalTo: ends[0].view.bottomAnchor, constant: ends[0].distance)]
    default:
      let pull = edge.constraint(equalTo: top)
      pull.priority = Self.fitting
      return ends.map {
        edge.constraint(greaterThanOrEqualTo: $0.view.bottomAnchor, constant: $0.distance)
      } + [pull]
    }
  }

  /// The distance of the first cell from the upper edge of the content, in points.
  private var firstInset: Double {
    guard let collection = list as? CollectionView, sections.first?.header == nil else { return 0 }
    return collection.sectionInset.top
  }

  /// Places the items of a line beside each other.
  private func place(
    _ line: ArraySlice<Cell>, _ columns: Int, below ends: Ends
  ) -> [LayoutConstraint] {
    guard let collection = list as? CollectionView, let first = line.first else {
      return line.flatMap { row in
        place(row.content.topAnchor, below: ends) + wide(row, isItem: true)
      }
    }
    let spacing = max(collection.minimumInteritemSpacing, 0)
    let insets = collection.sectionInset
    let rest = insets.leading + insets.trailing + Double(columns - 1) * spacing
    var constraints = place(first.content.topAnchor, below: ends)
    var last: LayoutView?
    for item in line.map(\.content) {
      let leading =
        last.map { item.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: spacing) }
        ?? item.leadingAnchor.constraint(
          equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: insets.leading)
      constraints.append(leading)
      if last != nil {
        constraints.append(item.topAnchor.constraint(equalTo: first.content.topAnchor))
      }
      constraints.append(
        item.widthAnchor.constraint(
          equalTo: scrollView.widthAnchor, multiplier: 1 / Double(columns),
          constant: -rest / Double(columns)))
      last = item
    }
    return constraints + line.map { height(of: $0, isItem: true) }
  }

  /// Makes a cell as wide as the list; an accessory stands beside the content.
  private func wide(_ cell: Cell, isItem: Bool = false) -> [LayoutConstraint] {
    let content = cell.content
    let guide = scrollView.contentLayoutGuide
    let start = content.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    var constraints = [start, height(of: cell, isItem: isItem)]
    guard let accessory = cell.accessory else {
      let width = content.widthAnchor.constraint(equalTo: scrollView.widthAnchor)
      width.identifier = "UIView-Encapsulated-Layout-Width"
      return constraints + [width]
    }
    let end =
      switch sides {
      case .own: accessory.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8)
      case .margins:
        accessory.trailingAnchor.constraint(equalTo: scrollView.layoutMarginsGuide.trailingAnchor)
      case .readableWidth:
        accessory.trailingAnchor.constraint(
          equalTo: scrollView.readableContentGuide.trailingAnchor)
      }
    constraints += [
      end, accessory.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      content.trailingAnchor.constraint(
        equalTo: accessory.leadingAnchor, constant: -TableViewCell.accessorySpacing),
    ]
    return constraints
  }

  /// The height of a cell: the stated one, that of a row without content, or as little as possible.
  private func height(of cell: Cell, isItem: Bool) -> LayoutConstraint {
    let stated = cell.height ?? (isItem ? table?.statedRowHeight(of: cell.content) : nil)
    let height = cell.content.heightAnchor.constraint(
      equalToConstant: max(0, (stated ?? 0) - (stated == nil ? 0 : separator(of: cell))))
    height.identifier = "UIView-Encapsulated-Layout-Height"
    if stated == nil { height.priority = Self.fitting }
    return height
  }

  /// The height of the separator below a row, in points.
  private func separator(of cell: Cell) -> Double {
    guard let table, table.separatorStyle == .singleLine else { return 0 }
    return min(1 / PixelGrid(scale: scale).scale, cell.height ?? .infinity)
  }
}

extension TableView {
  /// The height of rows that the table states, or of a row without content; `nil` if constraints
  /// decide.
  fileprivate func statedRowHeight(of content: LayoutView) -> Double? {
    if rowHeight >= 0 { return rowHeight }
    return content.subviews.isEmpty ? Self.defaultRowHeight : nil
  }
}
