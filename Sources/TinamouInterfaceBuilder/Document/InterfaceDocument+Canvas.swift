import TinamouLayout

extension InterfaceDocument {
  /// What the canvas shows: the classes of its device, or for a canvas of any device a combination
  /// that changes as little as possible.
  static func canvasClass(_ canvas: InterfaceCanvas, _ elements: [XMLElement]) -> SizeClassSet {
    if let classes = canvas.classes {
      return .of(classes.width, classes.height, isPad: canvas.isPad)
    }
    var mentioned: [SizeClassSet: Int] = [:]
    for element in elements where element.name == "variation" {
      guard let key = element.key, key != "default", let set = Variations.set(of: key) else {
        continue
      }
      for single in SizeClassSet.single where set.contains(single) {
        mentioned[single, default: 0] += 1
      }
    }
    // Phones in portrait first.
    let phones = SizeClassSet.single.filter { SizeClassSet.phone.contains($0) }
    let order = [SizeClassSet.of(.compact, .regular, isPad: false)] + phones.reversed()
    return order.min { mentioned[$0, default: 0] < mentioned[$1, default: 0] } ?? order[0]
  }

  /// The segues, by the ids of the controllers that they lead to.
  static func segues(_ elements: [XMLElement]) -> [String: [XMLElement]] {
    var segues: [String: [XMLElement]] = [:]
    for element in elements where element.name == "segue" {
      if let destination = element["destination"] {
        segues[destination, default: []].append(element)
      }
    }
    return segues
  }

  /// The views whose baselines constraints mention, by their ids.
  static func alignedViews(_ elements: [XMLElement]) -> Set<String> {
    var ids: Set<String> = []
    for element in elements where element.name == "constraint" {
      for item in ["first", "second"]
      where element[item + "Attribute"]?.lowercased().hasSuffix("baseline") ?? false {
        let id = element[item + "Item"] ?? element.parent?.parent?.id
        if let id { ids.insert(id) }
      }
    }
    return ids
  }

  /// The names of outlets, as a person would write them, by the ids of the views that they refer
  /// to.
  static func outletNames(_ elements: [XMLElement]) -> [String: String] {
    var names: [String: String] = [:]
    for element in elements where element.name == "outlet" {
      guard let property = element["property"], let destination = element["destination"],
        !["delegate", "dataSource", "view", "accessoryView", "textLabel", "detailTextLabel"]
          .contains(property)
      else { continue }
      names[destination] = names[destination] ?? InterfaceImporter.identifier(property)
    }
    return names
  }
}
