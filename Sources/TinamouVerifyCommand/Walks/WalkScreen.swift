import TinamouLayout
import TinamouSolver
import TinamouTestSupport

/// A random screen of texts that wrap, stacks, guides and a scroll view, with sets of constraints;
/// two screens of one seed are the same.
final class WalkScreen {
  let root = LayoutView("root")
  private(set) var sets: [ConstraintSet] = []
  /// The views that edits change. Sets hide the first one, which edits do not.
  private(set) var texts: [LayoutView] = []
  /// Sets turn the last one, which edits do not.
  private(set) var stacks: [StackView] = []
  private(set) var constants: [LayoutConstraint] = []
  /// The view that contains the blocks, one below the other.
  private var box: LayoutView
  private var lastBlock: LayoutView?
  private var firstCells: [LayoutView] = []
  /// Views that edits put in.
  private var guests: [LayoutView] = []
  private var random: SeededGenerator

  private static let words =
    "river stone winter paper garden little window a of market silver table"
    .split(separator: " ").map(String.init)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    box = root
    if random.chance(0.4) { scroll() }
    for number in 0..<random.integer(5...16) { addBlock(number) }
    if let lastBlock {
      let bottom = lastBlock.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8)
      bottom.priority = box === root ? .defaultLow : .required
      bottom.isActive = true
    }
    makeSets()
  }

  private func scroll() {
    let scroll = ScrollView("scroll")
    box = LayoutView("box")
    root.addSubview(scroll)
    scroll.addSubview(box)
    pin(scroll, to: root)
    activate([
      box.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  private func pin(_ view: LayoutView, to other: LayoutView) {
    activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  private func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  // MARK: Blocks

  private func addBlock(_ number: Int) {
    let block: LayoutView
    switch random.below(6) {
    case 0: block = text(number)
    case 1: block = row(number)
    case 2: block = pair(number)
    case 3: block = card(number)
    case 4: block = bubble(number)
    default: block = tableRow(number)
    }
    place(block)
    lastBlock = block
  }

  /// Puts a block below the one before.
  private func place(_ block: LayoutView) {
    if block.superview == nil { box.addSubview(block) }
    let guide: LayoutItem =
      switch random.below(4) {
      case 0: box.readableContentGuide
      case 1: box.safeAreaLayoutGuide
      case 2: box.layoutMarginsGuide
      default: box
      }
    let leading = block.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8)
    let top = block.topAnchor.constraint(
      equalTo: lastBlock?.bottomAnchor ?? box.topAnchor, constant: 8)
    let trailing = block.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8)
    trailing.priority = random.chance(0.2) ? .defaultHigh : .required
    activate([leading, top, trailing])
    constants += [leading, top]
  }

  func words(_ count: Int) -> String {
    (0..<count).map { _ in random.pick(Self.words) }.joined(separator: " ")
  }

  private func text(_ number: Int, lines: Int = 0) -> LayoutView {
    let text = LayoutView("text\(number)-\(texts.count)", kind: .label)
    text.text = words(random.integer(1...20))
    text.numberOfLines = lines
    if random.chance(0.5) {
      text.font = .preferredFont(forTextStyle: random.pick([.body, .footnote, .title2]))
      text.adjustsFontForContentSizeCategory = true
    }
    texts.append(text)
    return text
  }

  private func row(_ number: Int) -> LayoutView {
    let row = StackView("row\(number)")
    row.axis = random.chance(0.7) ? .horizontal : .vertical
    row.alignment = random.pick([.fill, .center, .leading, .firstBaseline])
    row.distribution = random.pick([.fill, .fill, .fillEqually, .equalSpacing])
    row.spacing = 8
    let icon = LayoutView("icon\(number)", kind: .image)
    icon.intrinsicContentSize = Size(width: 29, height: 29)
    row.addArrangedSubview(icon)
    for _ in 0..<random.integer(1...3) {
      row.addArrangedSubview(text(number, lines: random.pick([0, 0, 1, 2])))
    }
    stacks.append(row)
    return row
  }

  /// Two texts beside each other, as high as the higher one.
  private func pair(_ number: Int) -> LayoutView {
    let pair = LayoutView("pair\(number)")
    let (key, value) = (text(number), text(number))
    pair.addSubview(key)
    pair.addSubview(value)
    activate([
      key.leadingAnchor.constraint(equalTo: pair.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: key.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: pair.trailingAnchor),
      key.topAnchor.constraint(equalTo: pair.topAnchor),
      value.firstBaselineAnchor.constraint(equalTo: key.firstBaselineAnchor),
      pair.bottomAnchor.constraint(greaterThanOrEqualTo: key.bottomAnchor),
      pair.bottomAnchor.constraint(greaterThanOrEqualTo: value.bottomAnchor),
    ])
    if random.chance(0.5) { activate([key.widthAnchor.constraint(equalTo: value.widthAnchor)]) }
    let height = pair.heightAnchor.constraint(equalToConstant: 0)
    height.priority = LayoutPriority(50)
    activate([height])
    return pair
  }

  private func card(_ number: Int) -> LayoutView {
    let card = LayoutView("card\(number)")
    card.directionalLayoutMargins = .all(Double(random.integer(0...20)))
    card.preservesSuperviewLayoutMargins = random.chance(0.5)
    let note = text(number)
    card.addSubview(note)
    activate([
      note.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      note.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      note.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
    ])
    return card
  }

  /// A text that takes at most a part of the width.
  private func bubble(_ number: Int) -> LayoutView {
    let bubble = LayoutView("bubble\(number)")
    let message = text(number)
    bubble.addSubview(message)
    activate([
      message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
      message.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -10),
      message.widthAnchor.constraint(lessThanOrEqualTo: bubble.widthAnchor, multiplier: 0.75),
      message.topAnchor.constraint(equalTo: bubble.topAnchor),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
    ])
    return bubble
  }

  /// A stack whose columns are as wide as those of the first such stack.
  private func tableRow(_ number: Int) -> LayoutView {
    let row = StackView("table\(number)")
    row.spacing = 8
    row.alignment = .firstBaseline
    let cells = [text(number), text(number, lines: 1), text(number, lines: 1)]
    for cell in cells.dropFirst() { cell.text = words(1) }
    for cell in cells { row.addArrangedSubview(cell) }
    stacks.append(row)
    if firstCells.isEmpty {
      firstCells = cells
    } else {
      box.addSubview(row)
      for (cell, first) in zip(cells, firstCells).dropFirst() {
        activate([cell.widthAnchor.constraint(equalTo: first.widthAnchor)])
      }
    }
    return row
  }

  // MARK: Sets

  private func makeSets() {
    let conditions: [(String, TraitCondition)] = [
      ("narrow", TraitCondition(horizontalSizeClass: .compact)),
      ("wide", TraitCondition(horizontalSizeClass: .regular)),
      ("low", TraitCondition(verticalSizeClass: .compact)),
      (
        "large texts",
        TraitCondition(contentSizeCategories: .accessibilityMedium ... .accessibilityExtraLarge)
      ),
    ]
    for (name, condition) in conditions where random.chance(0.8) {
      let view = random.pick(texts)
      let other = random.pick(texts)
      let width = view.widthAnchor.constraint(
        lessThanOrEqualToConstant: Double(random.integer(60...300)))
      let height = other.heightAnchor.constraint(
        greaterThanOrEqualToConstant: Double(random.integer(20...90)))
      height.priority = random.pick([.required, .defaultHigh])
      constants += [width, height]
      var overrides: [ViewOverride] = []
      if random.chance(0.5) { overrides.append(ViewOverride(texts[0], .isHidden(true))) }
      if let stack = stacks.last, random.chance(0.5) {
        overrides.append(ViewOverride(stack, .stack(.axis(.vertical))))
      }
      sets.append(
        ConstraintSet(
          name: name, conditions: [condition], constraints: [width, height], overrides: overrides))
    }
  }

  // MARK: Edits

  /// Makes an edit; the same one in each screen of the seed that has the same edits behind it.
  func apply(_ edit: WalkEdit) {
    let text = texts[edit.place % texts.count]
    switch edit.kind {
    case .text: text.text = words(1 + edit.amount % 24)
    case .hide: if text !== texts[0] { text.isHidden.toggle() }
    case .lines: text.numberOfLines = edit.amount % 4
    case .constant: constants[edit.place % constants.count].constant = Double(edit.amount % 30)
    case .hugging:
      text.setContentHuggingPriority(
        LayoutPriority(Float(240 + edit.amount % 20)), for: .horizontal)
    case .spacing: stacks.isEmpty ? () : spaceOut(stacks[edit.place % stacks.count], edit)
    case .insert:
      let guest = self.text(texts.count)
      root.addSubview(guest)
      guests.append(guest)
      activate([
        guest.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        guest.topAnchor.constraint(equalTo: text.bottomAnchor),
        guest.widthAnchor.constraint(lessThanOrEqualToConstant: Double(40 + edit.amount % 200)),
      ])
    case .remove:
      guard let guest = guests.popLast() else { return }
      guest.removeFromSuperview()
      texts.removeAll { $0 === guest }
    }
  }

  private func spaceOut(_ stack: StackView, _ edit: WalkEdit) {
    if edit.amount.isMultiple(of: 3), stack !== stacks.last {
      stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    } else {
      stack.spacing = Double(edit.amount % 20)
    }
  }
}
