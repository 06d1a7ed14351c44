import TinamouLayout
import TinamouLists

/// Random steps of a user and of an app with a collection.
struct TextCollectionScript {
  private typealias Section = TextCollectionState.Section

  private var random: RandomListSteps

  init(seed: UInt64) { random = RandomListSteps(seed: seed) }

  private mutating func makeItem() -> TextPair.Texts { random.texts(mostWords: (3, 12)) }

  private mutating func makeSection() -> Section {
    Section(
      header: random.below(2) == 0 ? random.text(mostWords: 20) : nil,
      items: (0..<random.below(21)).map { _ in makeItem() },
      footer: random.below(3) == 0 ? random.text(mostWords: 20) : nil)
  }

  mutating func makeState() -> TextCollectionState {
    TextCollectionState(sections: (0..<1 + random.below(3)).map { _ in makeSection() })
  }

  /// Takes a random step; returns its description.
  mutating func step(_ app: TextCollection) throws -> String {
    let description = try change(app)
    try app.update()
    return description
  }

  private mutating func change(_ app: TextCollection) throws -> String {
    switch random.below(20) {
    case let number where number < 8:
      return random.change(&app.state.window, app.view, number)
    case 8:
      app.state.minimumItemWidth = random.pick([60, 100, 150, 300, 2000])
      return "items from \(app.state.minimumItemWidth) on"
    case 9:
      app.state.interitemSpacing = Double(random.below(21))
      return "spacing \(app.state.interitemSpacing)"
    case 10:
      app.state.lineSpacing = Double(random.below(21))
      return "line spacing \(app.state.lineSpacing)"
    case 11:
      app.state.sectionInset = DirectionalEdgeInsets(
        top: Double(random.below(20)), leading: Double(random.below(20)),
        bottom: Double(random.below(20)), trailing: Double(random.below(20)))
      return "section inset \(app.state.sectionInset)"
    case 12:
      app.state.inset = Double(random.below(50))
      return "inset \(app.state.inset)"
    case 13...15: return try changeSections(app)
    default: return try changeItems(app)
    }
  }

  private mutating func changeSections(_ app: TextCollection) throws -> String {
    let section = random.below(app.state.sections.count)
    switch random.below(3) {
    case 0 where app.state.sections.count > 1:
      app.state.sections.remove(at: section)
      try app.view.deleteSections([section])
      return "delete section \(section)"
    case 1:
      app.state.sections[section] = makeSection()
      try app.view.reloadSections([section])
      return "reload section \(section)"
    default:
      app.state.sections.insert(makeSection(), at: section)
      try app.view.insertSections([section])
      return "insert section \(section)"
    }
  }

  private mutating func changeItems(_ app: TextCollection) throws -> String {
    let section = random.below(app.state.sections.count)
    let count = app.state.sections[section].items.count
    if count == 0 || random.below(4) == 0 {
      let path = ListPath(item: random.below(count + 1), section: section)
      app.state.sections[section].items.insert(makeItem(), at: path.item)
      try app.view.insertItems(at: [path])
      return "insert \(path)"
    }
    let path = ListPath(item: random.below(count), section: section)
    switch random.below(3) {
    case 0:
      app.state.sections[section].items.remove(at: path.item)
      try app.view.deleteItems(at: [path])
      return "delete \(path)"
    case 1:
      app.state.sections[section].items[path.item] = makeItem()
      try app.view.reloadItems(at: [path])
      return "reload \(path)"
    default: return try move(path, app)
    }
  }

  private mutating func move(_ path: ListPath, _ app: TextCollection) throws -> String {
    let section = random.below(app.state.sections.count)
    let item = app.state.sections[path.section].items.remove(at: path.item)
    let target = ListPath(
      item: random.below(app.state.sections[section].items.count + 1), section: section)
    app.state.sections[section].items.insert(item, at: target.item)
    try app.view.moveItem(at: path, to: target)
    return "move \(path) to \(target)"
  }
}
