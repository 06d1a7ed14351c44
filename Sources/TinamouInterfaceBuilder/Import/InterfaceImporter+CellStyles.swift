import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// The views that UIKit lays out in a cell with a style, by their places.
  private struct StyledCell {
    let style: String
    let text: Int
    let detail: Int?
    let image: Int?

    var all: [Int] { [text, detail, image].compactMap(\.self) }
  }

  /// The content of a cell with a style; `nil` for cells whose content the file lays out.
  private var styledCell: StyledCell? {
    let prefix = "IBUITableViewCellStyle"
    guard let cell = root.cell, let style = cell["style"], style.hasPrefix(prefix) else {
      return nil
    }
    func place(_ key: String) -> Int? {
      guard let id = cell[key], case .view(let index)? = items[id], views[index].parent == 0,
        views[index].isRecorded
      else { return nil }
      return index
    }
    return place("textLabel").map { text in
      StyledCell(
        style: String(style.dropFirst(prefix.count)), text: text, detail: place("detailTextLabel"),
        image: place("imageView"))
    }
  }

  /// The places of the views that UIKit lays out in a cell with a style.
  var viewsPlacedByStyle: Swift.Set<Int> { Swift.Set(styledCell?.all ?? []) }

  /// Adds the constraints of what UIKit lays out in a cell with a style.
  ///
  /// The distances are those on the canvas. Recorded: the text of the default style fills the cell;
  /// texts beside each other are centred, the first at its edge and the second at the other one or,
  /// in the style of contacts, beside the first; a subtitle is below the text.
  mutating func readCellStyle() {
    guard let cell = styledCell else { return }
    let content = views[0].name
    let size = views[0].frame.size
    let text = views[cell.text]
    let detail = cell.detail.map { views[$0] }
    var lines: [String] = []
    func constant(_ value: Double) -> String {
      (value < 0 ? "- " : "+ ") + JSONNumber.text(value.magnitude)
    }
    func centre(_ view: View) {
      let offset = view.frame.minY + view.frame.height / 2 - size.height / 2
      // Half a point is what rounding to pixels leaves.
      let own = abs(offset) <= 0.5 ? 0 : offset
      lines.append("\(view.name).centerY == \(content).centerY " + constant(own))
    }
    func endsInside(_ view: View, _ relation: String) {
      let distance = size.width - view.frame.maxX
      lines.append("\(view.name).trailing \(relation) \(content).trailing " + constant(-distance))
    }
    if let image = cell.image.map({ views[$0] }) {
      lines.append("\(image.name).leading == \(content).leading " + constant(image.frame.minX))
      lines.append("\(image.name).width == " + JSONNumber.text(image.frame.width))
      lines.append("\(image.name).height == " + JSONNumber.text(image.frame.height))
      centre(image)
      let gap = text.frame.minX - image.frame.maxX
      lines.append("\(text.name).leading == \(image.name).trailing " + constant(gap))
    } else {
      lines.append("\(text.name).leading == \(content).leading " + constant(text.frame.minX))
    }
    guard let detail else {
      endsInside(text, "==")
      lines.append("\(text.name).top == \(content).top")
      lines.append("\(text.name).bottom == \(content).bottom")
      return add(lines, from: cell)
    }
    let gap = detail.frame.minX - text.frame.maxX
    switch cell.style {
    case "Subtitle":
      let above = detail.frame.minY - text.frame.maxY
      let offset = text.frame.minY + detail.frame.maxY - size.height
      lines += [
        "\(detail.name).leading == \(text.name).leading",
        "\(detail.name).top == \(text.name).bottom " + constant(above),
        "\(text.name).top == \(content).top + \(content).bottom - \(detail.name).bottom "
          + constant(offset),
      ]
      for view in [text, detail] {
        lines.append("\(view.name).trailing <= \(content).trailing " + constant(-text.frame.minX))
      }
    case "Value2":
      lines.append("\(text.name).width == " + JSONNumber.text(text.frame.width))
      lines.append("\(detail.name).leading == \(text.name).trailing " + constant(gap))
      lines.append("\(detail.name).trailing <= \(content).trailing " + constant(-text.frame.minX))
      centre(text)
      centre(detail)
    default:
      endsInside(detail, "==")
      lines.append("\(detail.name).leading >= \(text.name).trailing")
      centre(text)
      centre(detail)
    }
    add(lines, from: cell)
  }

  private mutating func add(_ lines: [String], from cell: StyledCell) {
    let range = root.cell?.range ?? views[cell.text].element.range
    constraints += lines.map { Constraint(text: $0, range: range) }
  }
}
