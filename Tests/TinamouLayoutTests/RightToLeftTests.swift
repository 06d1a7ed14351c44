import Testing
import TinamouLayout
import TinamouLayoutTestSupport
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

  @Test func `leading and trailing follow the view that holds the constraint`() throws {
    let root = LayoutView("root")
    let first = LayoutView("first")
    let second = LayoutView("second")
    root.addSubview(first)
    root.addSubview(second)
    first.semanticContentAttribute = .forceLeftToRight
    try LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.widthAnchor.constraint(equalToConstant: 20),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(320, 100))
    #expect(try engine.solve().items.dropFirst().map(\.frame.minX) == [10, 38])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(try engine.solve().items.dropFirst().map(\.frame.minX) == [290, 262])
    root.semanticContentAttribute = .playback
    #expect(try engine.solve().items.dropFirst().map(\.frame.minX) == [10, 38])
  }

  @Test func `a container whose direction changes takes along what it holds and no more`() throws {
    let root = LayoutView("root")
    let player = LayoutView("player")
    let button = LayoutView("button")
    root.addSubview(player)
    player.addSubview(button)
    player.semanticContentAttribute = .playback
    try LayoutConstraint.activate([
      player.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      player.widthAnchor.constraint(equalToConstant: 60),
      button.leadingAnchor.constraint(equalTo: player.leadingAnchor, constant: 8),
      button.widthAnchor.constraint(equalToConstant: 20),
    ])
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(100, 100, direction: .rightToLeft))
    #expect(try engine.solve()["player"]?.frame.minX == 40)
    #expect(try engine.solve()["button"]?.frame.minX == 8)
    player.semanticContentAttribute = .unspecified
    #expect(try engine.solve()["player"]?.frame.minX == 40)
    #expect(try engine.solve()["button"]?.frame.minX == 32)
    button.semanticContentAttribute = .forceLeftToRight
    #expect(try engine.solve()["button"]?.frame.minX == 32)
  }

  @Test func `a constraint follows the view that it was added to`() throws {
    let root = LayoutView("root")
    let card = LayoutView("card")
    let title = LayoutView("title")
    root.addSubview(card)
    card.addSubview(title)
    root.semanticContentAttribute = .forceRightToLeft
    try LayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      card.widthAnchor.constraint(equalTo: root.widthAnchor),
      title.widthAnchor.constraint(equalToConstant: 20),
    ])
    let inset = title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    try root.addConstraint(inset)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["title"]?.frame.minX == 72)
    try card.addConstraint(inset)
    #expect(root.constraints.contains(inset))
    inset.isActive = false
    inset.isActive = true
    #expect(card.constraints.contains(inset))
    #expect(try engine.solve()["title"]?.frame.minX == 8)
  }
}
