import TinamouFormat
import TinamouLayout

extension InterfaceImporter {
  /// The text of the constraint file, and the map to the places where its parts come from.
  func write() -> (text: String, map: SourceMap) {
    var writer = JSONWriter()
    var map = SourceMap(original: document.source)
    map.add(0, from: root.element.range)
    writer.beginObject()
    writer.number(1, forKey: "tinamou")
    writer.string(document.platform.system.rawValue, forKey: "system")
    writer.string(title, forKey: "name")
    let fonts = usedFonts
    if !fonts.isEmpty { writer.write(fonts, forKey: "fonts") }
    writer.key("view")
    writeViews(&writer, &map)
    writer.key("constraints")
    write(constraints, &writer, &map)
    let hasSets =
      !sets.isEmpty || !mirroredSets.isEmpty || !textSizeSets.isEmpty
      || !canvasSet.isEmpty
    if hasSets { writeSets(&writer, &map) }
    writer.beginArray(forKey: "at")
    writer.beginObject(inline: true)
    write(canvasWindow, &writer)
    writer.end()
    writer.end()
    writer.end()
    return (writer.text + "\n", map)
  }

  /// The fonts with tables that texts of the views have.
  private var usedFonts: [FontTables] {
    var names: Swift.Set<String> = []
    for view in views {
      var pending = view.element.children
      while let element = pending.popLast() {
        if element.name == "subviews" { continue }
        if ["fontDescription", "font"].contains(element.name), let name = element["name"] {
          names.insert(name)
        }
        pending += element.children
      }
    }
    return names.sorted().compactMap { document.fonts[$0] }
  }

  private var title: String {
    let controller = root.controller
    let name =
      controller?["title"] ?? controller?["customClass"] ?? root.cell?["customClass"]
      ?? controller?.name ?? root.cell?.name ?? root.element.name
    return "\(name) (\(root.id))"
  }

  /// Writes the nested views, without recursion.
  private func writeViews(_ writer: inout JSONWriter, _ map: inout SourceMap) {
    var open = 0
    for (index, view) in views.enumerated() {
      while open > view.depth {
        writer.end()
        writer.end()
        open -= 1
      }
      map.add(writer.text.utf8.count, from: view.element.range)
      writer.beginObject()
      writer.string(view.name, forKey: "id")
      write(view.keys, &writer)
      if index + 1 < views.count, views[index + 1].parent == index {
        writer.beginArray(forKey: "subviews")
        open += 1
      } else {
        writer.end()
      }
    }
    for _ in 0..<open {
      writer.end()
      writer.end()
    }
  }

  private func write(_ keys: Keys, _ writer: inout JSONWriter) {
    for (key, value) in keys {
      writer.key(key)
      writer.write(value)
    }
  }

  private func write(
    _ constraints: [Constraint], _ writer: inout JSONWriter, _ map: inout SourceMap
  ) {
    writer.beginArray()
    for constraint in constraints {
      map.add(writer.text.utf8.count, from: constraint.range)
      writer.string(constraint.text)
    }
    writer.end()
  }

  /// Writes the sets; of those that give a view the same key, the last one counts.
  private func writeSets(_ writer: inout JSONWriter, _ map: inout SourceMap) {
    writer.beginArray(forKey: "sets")
    for (set, content) in sets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writeSet(set.name, set.conditions, content, &writer, &map)
    }
    for (set, content) in mirroredSets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let isAlways = set == .all
      let conditions = isAlways ? [[]] : set.conditions
      writeSet(
        isAlways ? "rightToLeft" : set.name + "-rightToLeft",
        conditions.map { $0 + [("direction", "rtl")] }, content, &writer, &map)
    }
    for category in ContentSizeCategory.allCases {
      guard let content = textSizeSets[category] else { continue }
      writeSet(
        "textSize" + category.rawValue, [[("textSize", category.rawValue)]], content, &writer, &map)
    }
    if !canvasSet.isEmpty {
      writeSet(ConstraintFile.canvasSet, when: canvasCondition, canvasSet, &writer, &map)
    }
    writer.end()
  }

  /// The condition of the set that only the canvas has: its size.
  private var canvasCondition: JSONFragment {
    let size = views[0].frame.size
    return .members([
      ("width>=", .number(size.width)), ("width<=", .number(size.width)),
      ("height>=", .number(size.height)), ("height<=", .number(size.height)),
    ])
  }

  private func writeSet(
    _ name: String, _ conditions: [[(key: String, value: String)]], _ content: Set,
    _ writer: inout JSONWriter, _ map: inout SourceMap
  ) {
    let all = conditions.map { words in
      JSONFragment.members(words.map { ($0.key, .string($0.value)) })
    }
    writeSet(name, when: all.count == 1 ? all[0] : .row(all), content, &writer, &map)
  }

  private func writeSet(
    _ name: String, when condition: JSONFragment, _ content: Set, _ writer: inout JSONWriter,
    _ map: inout SourceMap
  ) {
    writer.beginObject()
    writer.string(name, forKey: "id")
    writer.key("when")
    writer.write(condition)
    if !content.overrides.isEmpty {
      writer.beginObject(forKey: "views")
      for (view, keys) in content.overrides {
        map.add(writer.text.utf8.count, from: views[view].element.range)
        writer.beginObject(inline: true, forKey: views[view].name)
        write(keys, &writer)
        writer.end()
      }
      writer.end()
    }
    if !content.constraints.isEmpty {
      writer.key("constraints")
      write(content.constraints, &writer, &map)
    }
    writer.end()
  }
}
