import Testing
import TinamouLayout
import TinamouSolver

@Suite struct RightToLeftTests {
  /// Two labels with gaps, a view inside another, and a centred one.
  private func build() throws -> LayoutView {
    let root = LayoutView("root")
    let photo = LayoutView("photo", kind: .image)
    photo.intrinsicContentSize = Size(width: 44, height: 44)
    let card = LayoutView("card")
    let title = label("title", 70)
    let badge = label("badge", 12, 12)
    root.addSubview(photo)
    root.addSubview(card)
    card.addSubview(title)
    card.addSubview(badge)
    let half = LayoutConstraint(
      LayoutExpression([.init(card, .width)]), .lessThanOrEqual,
      LayoutExpression([.init(root, .width, 0.5)], constant: 3))
    try LayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      photo.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
      card.topAnchor.constraint(equalTo: root.topAnchor), half,
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 20),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -30),
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      badge.leadingAnchor.constraint(equalTo: card.centerXAnchor, constant: 5),
      badge.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    return root
  }

  @Test func `a right to left layout is the mirror image`() throws {
    let engine = LayoutEngine(root: try build(), environment: plainEnvironment(300, 100))
    let left = try engine.solve()
    engine.environment.traits.layoutDirection = .rightToLeft
    let right = try engine.solve()
    let fresh = try LayoutEngine(
      root: try build(), environment: plainEnvironment(300, 100, direction: .rightToLeft)
    ).solve()
    #expect(left["card"]?.exactFrame == Rect(x: 52, y: 0, width: 112, height: 20))
    for (index, item) in left.items.enumerated() {
      let mirrored = right.items[index]
      #expect(mirrored.exactWindowFrame.minX == 300 - item.exactWindowFrame.maxX)
      #expect(mirrored.exactWindowFrame.width == item.exactWindowFrame.width)
      #expect(mirrored.exactWindowFrame.minY == item.exactWindowFrame.minY)
      #expect(mirrored.exactFrame == fresh.items[index].exactFrame)
    }
    engine.environment.traits.layoutDirection = .leftToRight
    let back = try engine.solve()
    #expect(back.items.map(\.exactFrame) == left.items.map(\.exactFrame))
  }

  @Test func `left and right do not mirror`() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    root.addSubview(box)
    try LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(100, 100, direction: .rightToLeft))
    #expect(try engine.solve()["box"]?.frame == Rect(x: 10, y: 45, width: 20, height: 10))
  }

  @Test func `the direction is that of each item`() throws {
    let root = LayoutView("root")
    let player = LayoutView("player")
    root.addSubview(player)
    let button = LayoutView("button")
    player.addSubview(button)
    button.semanticContentAttribute = .playback
    player.semanticContentAttribute = .playback
    try LayoutConstraint.activate(
      player.pins(to: root) + [
        button.leadingAnchor.constraint(equalTo: player.leadingAnchor, constant: 8),
        button.widthAnchor.constraint(equalToConstant: 20),
      ])
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(100, 100, direction: .rightToLeft))
    #expect(try engine.solve()["button"]?.frame.minX == 8)
    player.semanticContentAttribute = .unspecified
    button.semanticContentAttribute = .unspecified
    #expect(try engine.solve()["button"]?.frame.minX == 72)
    button.semanticContentAttribute = .forceLeftToRight
    // Leading of the button is its left edge; that of its superview counts from the right: zero.
    #expect(try engine.solve()["button"]?.frame.minX == 8)
  }
}
