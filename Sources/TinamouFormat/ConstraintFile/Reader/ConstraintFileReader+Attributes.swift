import TinamouLayout
import TinamouSolver

extension ConstraintFileReader {
  /// Reads the attributes that views and overrides share.
  mutating func readAttributes(
    _ value: JSONValue, missingMargin: Double
  ) -> [ViewOverride.Value] {
    let heights = value["heights"].flatMap { readHeights($0) }
    let content: [ViewOverride.Value?] = [
      (value["text"]?.string).map { .text($0.value) },
      (value["placeholder"]?.string).map { .placeholder($0.value) },
      value["font"].flatMap { readFont($0) }.map { .font($0) },
      (value["lines"]?.number).map { .numberOfLines(Int($0)) },
      (value["preferredMaxLayoutWidth"]?.number).map { .preferredMaxLayoutWidth($0) },
      value["image"].flatMap { readImage($0) }.map { .image($0) },
      readIntrinsicSize(value["intrinsicSize"], heights).map { .intrinsicContentSize($0) },
      heights.map { .heights($0) },
      (value["hidden"]?.boolean).map { .isHidden($0) },
      value["margins"].map {
        .layoutMargins(.directional(Self.margins($0, missing: missingMargin)))
      },
      value["customSpacing"].flatMap(Self.spacing).map { .customSpacing($0) },
    ]
    return content.compactMap(\.self)
      + readPriorities(value["hugging"]).map { .contentHugging($0, $1) }
      + readPriorities(value["compression"]).map { .contentCompressionResistance($0, $1) }
      + readStackAttributes(value).map { .stack($0) }
  }

  /// Reads the natural size; content with heights has the smallest width at which it is lowest.
  private mutating func readIntrinsicSize(_ value: JSONValue?, _ heights: HeightTable?) -> Size? {
    let none = LayoutView.noIntrinsicMetric
    guard let value else {
      return heights?.entries.last.map { Size(width: $0.width, height: none) }
    }
    let lengths = value.elements
    guard lengths.count == 2 else { return nil }
    if heights != nil, lengths[1].number != nil {
      report(
        .invalidValue, "the height comes from 'heights'", lengths[1].range, help: "write null")
    }
    return Size(width: lengths[0].number ?? none, height: lengths[1].number ?? none)
  }

  private mutating func readFont(_ value: JSONValue) -> Font? {
    if value.members.isEmpty {
      report(
        .invalidValue, "a font needs at least one key", value.range,
        help: "\"style\", \"size\", \"weight\" or \"name\"")
    }
    if let name = value["name"]?.string { checkFont(name) }
    return Font(
      textStyle: value["style"]?.string.flatMap { TextStyle(rawValue: $0.value) },
      pointSize: value["size"]?.number,
      weight: value["weight"]?.string.flatMap { Font.Weight(rawValue: $0.value) },
      name: value["name"]?.string?.value,
      tables: (value["name"]?.string?.value).flatMap { fonts[$0] })
  }

  /// Warns of a font without known widths, once for each name.
  private mutating func checkFont(_ name: JSONString) {
    let font = name.value
    guard fonts[font] == nil, !Font.isKnown(named: font), fontWarnings[font] == nil else { return }
    fontWarnings[font] = Diagnostic(
      .unknownName, "the font '\(font)' is not known: its texts have the size of Helvetica Neue",
      severity: .warning, at: document.span(name.range),
      help: "write a PostScript name such as Georgia-Bold, or give its tables in \"fonts\"")
  }

  private mutating func readHeights(_ value: JSONValue) -> HeightTable? {
    var entries: [HeightTable.Entry] = []
    for element in value.elements {
      let pair = element.elements.compactMap(\.number)
      guard pair.count == 2 else { return nil }
      if let last = entries.last, pair[0] <= last.width {
        report(
          .invalidValue,
          "expected a width above \(JSONNumber.text(last.width)); the widths ascend",
          element.elements[0].range)
      }
      entries.append(HeightTable.Entry(width: pair[0], height: pair[1]))
    }
    return HeightTable(entries)
  }

  /// Reads a priority for both axes, or one for each.
  private mutating func readPriorities(_ value: JSONValue?) -> [(Priority, LayoutAxis)] {
    let isForEach = value?.kind == .object
    let horizontal = readPriority(isForEach ? value?["horizontal"] : value)
    let vertical = isForEach ? readPriority(value?["vertical"]) : horizontal
    return [horizontal.map { ($0, .horizontal) }, vertical.map { ($0, .vertical) }]
      .compactMap { $0 }
  }

  private mutating func readPriority(_ value: JSONValue?) -> Priority? {
    guard let value else { return nil }
    if let number = value.number {
      let priority = Priority(Float(number))
      if !priority.isValid {
        report(
          .numberOutOfRange, "expected a priority above 0 and at most 1000", value.range,
          help: PriorityName.rangeHelp)
      }
      return priority
    }
    guard let string = value.string else { return nil }
    do throws(ConstraintStringError) {
      let range = 0..<string.value.utf8.count
      return try PriorityName.priority(named: string.value, range, names: names)
    } catch {
      diagnostics.append(error.diagnostic(in: string, of: document))
      return nil
    }
  }

  /// The margins by edge; missing ones have the width `missing`.
  static func margins(_ value: JSONValue, missing: Double) -> DirectionalEdgeInsets {
    if let number = value.number { return .all(number) }
    let edge = { (name: String) in value[name]?.number ?? missing }
    return DirectionalEdgeInsets(
      top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
      trailing: edge("trailing"))
  }

  /// The insets by side; missing ones are zero.
  static func insets(_ value: JSONValue) -> EdgeInsets {
    if let number = value.number { return .all(number) }
    let edge = { (name: String) in value[name]?.number ?? 0 }
    return EdgeInsets(
      top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
  }
}
