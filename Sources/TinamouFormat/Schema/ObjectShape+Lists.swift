import TinamouSolver

extension ObjectShape {
  /// The contents of a table or collection view.
  static let lists =
    [
      Key("rows", .array(.reference(.row)), "Of a table with one section: its rows.")
        .owned(by: .table),
      Key("items", .array(.reference(.row)), "Of a collection with one section: its items.")
        .owned(by: .collection),
      Key("sections", .array(.reference(.section)), "Of a table or collection: its sections.")
        .owned(by: .list),
    ] + table + collection

  private static let table = [
    Key("rowHeight", .length, "Of a table: the height of rows; by constraints unless stated."),
    Key(
      "estimatedRowHeight", .length,
      "Of a table: what to expect of a row that is not laid out, 0 to lay out all; 44 unless stated."
    ),
    Key("estimatedSectionHeaderHeight", .length, "Of a table: likewise of a header; 0."),
    Key("estimatedSectionFooterHeight", .length, "Of a table: likewise of a footer; 0."),
    Key("separators", .boolean, "Of a table: whether there are lines between rows; true."),
    Key(
      "separatorInset", .margins,
      "Of a table or row: the inset of the lines; the leading margin unless stated."),
    Key(
      "cellLayoutMarginsFollowReadableWidth", .boolean,
      "Of a table: whether the margins of rows keep to the readable width; false unless stated."),
    Key(
      "floatingHeaders", .boolean,
      "Of a table: whether the header of a section stays at the upper edge; true unless stated."),
  ].map { $0.owned(by: .table) }

  private static let collection = [
    Key(
      "minimumItemWidth",
      .number(.init(minimum: 0, maximum: Solver.largestLength, excludesMinimum: true)),
      "Of a collection: the least width of an item; 100 unless stated."),
    Key("minimumInteritemSpacing", .length, "Of a collection: between the items of a line; 10."),
    Key("minimumLineSpacing", .length, "Of a collection: between lines; 10."),
    Key(
      "sectionInset", .margins,
      "Of a collection: the room around the items of a section; 0."),
    Key(
      "estimatedItemHeight", .length,
      "Of a collection: what to expect of a line that is not laid out; 44 unless stated."),
  ].map { $0.owned(by: .collection) }

  static let section = ObjectShape(
    title: "a section",
    keys: [
      Key("header", .reference(.header), "What stands above the rows."),
      Key("rows", .array(.reference(.row)), "Of a table: the rows."),
      Key("items", .array(.reference(.row)), "Of a collection: the items."),
      Key("footer", .reference(.header), "What stands below the rows."),
    ])

  static let row = ObjectShape(
    title: "a row",
    keys: content + [
      Key("accessory", .reference(.view), "Of a table: what stands at the trailing edge."),
      Key("height", .length, "Of a table: the height of the row; by constraints unless stated."),
      Key(
        "separatorInset", .margins,
        "Of a table: the inset of the line below; that of the table unless stated."),
      Key(
        "repeat", .copies,
        "The number of rows, or for each row what its views have in place of the template's."),
    ])

  static let header = ObjectShape(
    title: "a header or footer", keys: content)

  /// The keys of rows, headers and footers.
  private static let content = [
    Key("id", .string, isRequired: true, "The name of its content in constraints."),
    Key("subviews", .array(.reference(.view)), "The views inside, from back to front."),
    Key(
      "guides", .guides,
      "Layout guides that the content owns: ids, and guides of its regions."),
  ]
}
