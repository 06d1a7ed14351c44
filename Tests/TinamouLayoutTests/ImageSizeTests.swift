import Testing
import TinamouLayout
import TinamouLayoutTestSupport

/// The content size of an image follows the traits of its view, however they change.
@Suite struct ImageSizeTests {
  private let root = LayoutView("root")
  private let image = LayoutView("image", kind: .image)
  private let regular = plainEnvironment(800, 500)
  private let compact = plainEnvironment(320, 500)

  init() {
    image.imageAsset = ImageAsset([
      .init(Size(width: 10, height: 10)),
      .init(Size(width: 20, height: 20), for: TraitCondition(horizontalSizeClass: .regular)),
    ])
    root.addSubview(image)
  }

  private func width(_ engine: LayoutEngine) throws -> Double? {
    try engine.solve()[image]?.frame.width
  }

  @Test func `a size outside of windows does not stay in a window`() throws {
    #expect(try image.systemLayoutSizeFitting(.zero).width == 10)
    let engine = LayoutEngine(root: root, environment: regular)
    #expect(try width(engine) == 20)
    image.removeFromSuperview()
    #expect(try image.systemLayoutSizeFitting(.zero).width == 10)
  }

  @Test func `each engine of a tree gives the size of its window`() throws {
    #expect(try width(LayoutEngine(root: root, environment: compact)) == 10)
    #expect(try width(LayoutEngine(root: root, environment: regular)) == 20)
    #expect(try image.systemLayoutSizeFitting(.zero).width == 10)
  }

  @Test func `a move below trait overrides, and back, changes the size`() throws {
    let box = LayoutView("box")
    box.traitOverrides = TraitOverrides(horizontalSizeClass: .compact)
    root.addSubview(box)
    let engine = LayoutEngine(root: root, environment: regular)
    #expect(try width(engine) == 20)
    box.addSubview(image)
    #expect(try width(engine) == 10)
    root.addSubview(image)
    #expect(try width(engine) == 20)
  }

  @Test func `trait overrides count outside of windows`() throws {
    #expect(try image.systemLayoutSizeFitting(.zero).width == 10)
    root.traitOverrides = TraitOverrides(horizontalSizeClass: .regular)
    #expect(try image.systemLayoutSizeFitting(.zero).width == 20)
  }

  @Test func `a refused update restores the size`() throws {
    let engine = LayoutEngine(root: root, environment: regular)
    #expect(try width(engine) == 20)
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        engine.environment = compact
        _ = try engine.solve()
        throw .notARoot("none")
      }
    }
    #expect(try width(engine) == 20)
    #expect(image.intrinsicContentSize.width == 20)
  }
}
