import Testing

@testable import TinamouLayout
import TinamouLayoutTestSupport

/// The numbers of objects do not run out.
@Suite struct CreationOrderTests {
  @Test func `ranks grow from object to object and inside of a reservation`() {
    let first = CreationOrder.next()
    let places = CreationOrder.reserve(CreationOrder.ranksOfNumber + 1)
    let last = CreationOrder.next()
    #expect(first < places && places + CreationOrder.ranksOfNumber < last)
    #expect(CreationOrder.number(of: places + 1) == CreationOrder.number(of: places))
    #expect(CreationOrder.firstPart(of: places) == 0)
    #expect(CreationOrder.firstPart(of: places + CreationOrder.ranksOfNumber - 1) == 0xFFFC)
  }

  @Test func `texts and stacks have the same frames after a billion stacks`() async {
    await #expect(processExitsWith: .success) {
      let before = try CreationOrderTests.frames()
      _ = CreationOrder.reserve(1_000_000_000 * 65_536)
      let after = try CreationOrderTests.frames()
      #expect(before == after)
      #expect(before.count == 7)
    }
  }

  /// The frames of labels that tie: two that wrap, and three in a stack.
  private static func frames() throws -> [Rect] {
    let root = LayoutView("root")
    let stack = StackView("stack")
    root.addSubview(stack)
    for index in 0..<3 { stack.addArrangedSubview(label("s\(index)", 60)) }
    let texts = ["one two three", "four five six"].map { text in
      let view = LayoutView(kind: .label)
      view.text = text
      view.numberOfLines = 0
      root.addSubview(view)
      return view
    }
    try LayoutConstraint.activate(stack.pins(to: root))
    try LayoutConstraint.activate([
      texts[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      texts[1].leadingAnchor.constraint(equalTo: texts[0].trailingAnchor),
      texts[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(150, 100))
    return try engine.solve().items.map(\.exactFrame)
  }
}
