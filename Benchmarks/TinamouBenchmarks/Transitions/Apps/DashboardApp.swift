internal import TinamouControllers
internal import TinamouLayout

/// A dashboard of cards in two columns in a compact window and four in a regular one; each card has
/// an icon, a title and a number.
final class DashboardApp: TransitionApp {
  static let gap = 12.0
  static let cardHeight = 90.0

  let window: Window
  private(set) var views: [LayoutView] = []
  private let widths: [(title: Double, number: Double)]

  init(cards count: Int, environment: LayoutEnvironment) {
    widths = (0..<count).map {
      (
        Workload.variation($0, from: 40, to: 160), Workload.variation($0, from: 30, to: 90, salt: 1)
      )
    }
    let controller = LayoutController("dashboard")
    window = Window(rootController: controller, environment: environment)
    let root = controller.view
    var cards: [LayoutView] = []
    for width in widths {
      let card = LayoutView("card")
      root.addSubview(card)
      views += [card] + fill(card, width)
      cards.append(card)
    }
    window.engine.constraintSets = [
      ConstraintSet(
        name: "two columns", conditions: [.compactWidth],
        constraints: Self.grid(cards, in: root, columns: 2)),
      ConstraintSet(
        name: "four columns", conditions: [.regularWidth],
        constraints: Self.grid(cards, in: root, columns: 4)),
    ]
  }

  /// Adds icon, title and number to a card.
  private func fill(
    _ card: LayoutView, _ width: (title: Double, number: Double)
  ) -> [LayoutView] {
    let (icon, title, number) = (LayoutView("icon"), LayoutView("title"), LayoutView("number"))
    title.intrinsicContentSize = Size(width: width.title, height: 20)
    number.intrinsicContentSize = Size(width: width.number, height: 34)
    for view in [icon, title, number] { card.addSubview(view) }
    let gap = Self.gap
    let constraints = [
      card.heightAnchor.constraint(equalToConstant: Self.cardHeight),
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: gap),
      icon.topAnchor.constraint(equalTo: card.topAnchor, constant: gap),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -gap),
      number.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -gap),
      number.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -gap),
    ]
    for constraint in constraints { constraint.isActive = true }
    return [icon, title, number]
  }

  private static func grid(
    _ cards: [LayoutView], in root: LayoutView, columns: Int
  ) -> [LayoutConstraint] {
    let share = 1 / Double(columns)
    return cards.indices.flatMap { index in
      let card = cards[index]
      let (row, column) = (index / columns, index % columns)
      return [
        card.widthAnchor.constraint(
          equalTo: root.widthAnchor, multiplier: share, constant: -gap * (1 + share)),
        card.leadingAnchor.constraint(
          equalTo: column == 0 ? root.leadingAnchor : cards[index - 1].trailingAnchor, constant: gap
        ),
        card.topAnchor.constraint(
          equalTo: row == 0 ? root.topAnchor : cards[index - columns].bottomAnchor, constant: gap),
      ]
    }
  }

  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect]) {
    let grid = HandGrid(environment)
    let columns = environment.traits.horizontalSizeClass == .compact ? 2 : 4
    let gap = Self.gap
    let share = 1 / Double(columns)
    let width = environment.windowSize.width * share - gap * (1 + share)
    var place = 0
    for (index, widths) in widths.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = gap + Double(column) * (width + gap)
      let y = gap + Double(row) * (Self.cardHeight + gap)
      frames[place] = grid.rect(x, y, width, Self.cardHeight)
      frames[place + 1] = grid.rect(gap, gap, 24, 24)
      frames[place + 2] = grid.rect(44, 14, min(widths.title, width - 56), 20)
      frames[place + 3] = grid.rect(
        width - gap - widths.number, Self.cardHeight - gap - 34, widths.number, 34)
      place += 4
    }
  }
}
