import TinamouLayout

extension FramesReport {
  /// A layout as a table for people to read, with views indented below their superview and numbers
  /// rounded to a thousandth of a point unless exact ones are asked for.
  func table(of entry: Entry) -> String {
    let title = title(of: entry)
    let text = isExact ? JSONNumber.text : JSONNumber.rounded
    let hidden = entry.snapshot.hiddenItems
    var depths: [LayoutItem.ID: Int] = [:]
    var table = TextTable(columns: ["view", "x", "y", "width", "height"])
    for item in entry.snapshot.items where !item.isGuide {
      let depth = item.container.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[item.id] = depth
      let frame = frame(of: item, in: entry)
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text)
      // Beyond twenty levels, indenting would only push the numbers off the screen.
      let indent = String(repeating: "  ", count: min(depth, 20))
      let mark = hidden.contains(item.id) ? " (hidden)" : ""
      table.add([indent + Terminal.printable(item.name ?? "") + mark] + numbers)
    }
    return title + table.text + (entry.stop?.report.map { "\n" + self.table(of: $0) } ?? "")
  }

  /// The window and its size classes; a bare size is not repeated, since its label states it.
  private func title(of entry: Entry) -> String {
    let environment = entry.snapshot.environment
    let size = environment.windowSize
    let traits = environment.traits
    var parts = [entry.stop.map { "\($0.step.text): " } ?? ""]
    if case .size = entry.request.window, let stop = entry.stop {
      parts[0] += "\(stop.device.id) \(stop.orientation.rawValue) "
    }
    parts[0] += entry.request.label
    if case .device = entry.request.window {
      parts.append("\(JSONNumber.text(size.width)) x \(JSONNumber.text(size.height))")
    }
    parts.append("\(traits.horizontalSizeClass.rawValue) x \(traits.verticalSizeClass.rawValue)")
    return Terminal.printable(entry.file) + ": " + parts.joined(separator: ", ") + "\n"
  }
}
