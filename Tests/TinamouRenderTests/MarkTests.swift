import Testing
import TinamouLayout
import TinamouSolver

@testable import TinamouRender

@Suite struct `Findings in a preview` {
  private static let window = WindowConfiguration.size(Size(width: 400, height: 300))

  private static func drawing(_ picture: WindowPicture) throws -> MarkupElement {
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).svg)
    return try #require(document.all("svg", class: "window").first)
  }

  @Test func `are none in a layout without any`() throws {
    let picture = try SampleLayout().picture(Self.window)
    #expect(picture.findings.isEmpty)
    let drawing = try Self.drawing(picture)
    #expect(drawing.all("rect", class: "mark").isEmpty)
    #expect(drawing.all("circle", class: "badge").isEmpty)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `mark a view that is open, with an arrow along the axis`(
    direction: LayoutDirection
  ) throws {
    let sample = try SampleLayout(isButtonOpen: true)
    let picture = try sample.picture(Self.window) { $0.traits.layoutDirection = direction }
    #expect(
      picture.findings.map(\.sentence) == [
        "the constraints leave the horizontal position of 'button' open"
      ])
    let drawing = try Self.drawing(picture)
    let marks = drawing.all("rect", class: "mark")
    #expect(marks.map(\.classes) == [["mark", "ambiguous"]])
    let button = try #require(picture.views.first { $0.name == "button" })
    #expect(
      marks.first?.box == [
        button.frame.minX, button.frame.minY, button.frame.width, button.frame.height,
      ])
    let arrow = try #require(drawing.all("path", class: "arrow").first?.attributes["d"])
    let middle = PictureNumber.text(button.frame.midX) + " " + PictureNumber.text(button.frame.midY)
    // Two shafts and two heads, the shafts on the height of the middle.
    #expect(arrow.ranges(of: "M").count == 4)
    #expect(arrow.ranges(of: "M" + middle).count == 2)
    #expect(drawing.all("text", class: "badge").map(\.text) == ["1"])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `mark the views of a broken constraint and tell the conflict`(
    direction: LayoutDirection
  ) throws {
    let sample = try SampleLayout(photoWidth: 300)
    let picture = try sample.picture(Self.window) { $0.traits.layoutDirection = direction }
    let finding = try #require(picture.findings.first)
    #expect(picture.findings.count == 1)
    #expect(finding.kind == .broken)
    #expect(
      finding.sentence
        == "4 required constraints cannot hold together, so 'photo.width == 300' is broken")
    #expect(finding.details.count == 3)
    #expect(finding.details.contains("with 'root.width == 400'"))
    let marks = try Self.drawing(picture).all("rect", class: "mark")
    #expect(marks.map(\.classes) == [["mark", "broken"]])
    #expect(marks.map(\.box) == [[0, 0, 400, 100]])
    let document = try MarkupElement.document(LayoutPreview(title: "a", windows: [picture]).html)
    let items = document.all("li", class: "broken")
    let sentences = items.flatMap { $0.all("a") }
    #expect(sentences.map(\.text) == [finding.sentence])
    // The sentence links to the mark, and the number at the mark to the sentence.
    let marked = document.all("rect", class: "mark").compactMap { $0.attributes["id"] }
    #expect(sentences.compactMap { $0.attributes["href"] } == marked.map { "#" + $0 })
    let links = document.all("g", class: "marks").flatMap { $0.all("a") }
    #expect(
      links.compactMap { $0.attributes["href"] }
        == items.compactMap { $0.attributes["id"] }.map { "#" + $0 })
    #expect(items.flatMap { $0.all("small") }.map(\.text) == finding.details)
  }

  @Test func `mark the window where a broken constraint is about nothing else`() throws {
    let root = LayoutView("root")
    root.widthAnchor.constraint(equalToConstant: 7).isActive = true
    let engine = LayoutEngine(root: root)
    engine.environment = try Self.window.environment()
    let picture = WindowPicture(try engine.solve(), of: engine, in: Self.window)
    let marks = try Self.drawing(picture).all("rect", class: "broken")
    #expect(marks.map(\.box) == [[0, 0, 400, 300]])
  }

  @Test func `mark a guide of the user, and the view of a guide of the system`() throws {
    let sample = try SampleLayout()
    sample.column.widthAnchor.constraint(equalToConstant: 7).isActive = true
    sample.photo.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 9).isActive = true
    let picture = try sample.picture(Self.window)
    #expect(picture.findings.map(\.kind) == [.broken, .broken])
    let marks = try Self.drawing(picture).all("rect", class: "mark")
    #expect(marks.map(\.box) == [[20, 0, 150, 300], [0, 0, 400, 100]])
  }

  @Test func `beyond twenty are marked and counted`() throws {
    let root = LayoutView("root")
    for index in 0..<30 { root.addSubview(LayoutView("view\(index)")) }
    let engine = LayoutEngine(root: root)
    engine.environment = try Self.window.environment()
    let picture = WindowPicture(try engine.solve(), of: engine, in: Self.window)
    #expect(picture.findings.count == 30)
    let preview = LayoutPreview(title: "a", windows: [picture])
    let drawing = try Self.drawing(picture)
    #expect(drawing.all("rect", class: "mark").count == 30)
    #expect(drawing.all("circle", class: "badge").count == 20)
    let page = try MarkupElement.document(preview.html)
    #expect(page.all("li", class: "ambiguous").count == 20)
    #expect(page.all("p", class: "rest").map(\.text) == ["and 10 more"])
    #expect(preview.svg.contains(">and 10 more<"))
  }

  @Test func `mark a view whose own sets change it`() throws {
    let root = LayoutView("root")
    let cell = LayoutView("cell")
    root.addSubview(cell)
    let own = cell.widthAnchor.constraint(equalToConstant: 100)
    own.priority = LayoutPriority(500)
    try LayoutConstraint.activate([
      own, cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.topAnchor.constraint(equalTo: root.topAnchor),
      cell.heightAnchor.constraint(equalToConstant: 10),
    ])
    let engine = LayoutEngine(root: root)
    engine.environment = try Self.window.environment()
    engine.constraintSets = [
      ConstraintSet(
        name: "narrow", when: [LayoutCondition(of: cell, limits: [.width(.lessThan, 200)])],
        constraints: [cell.widthAnchor.constraint(equalToConstant: 300)])
    ]
    let picture = WindowPicture(try engine.solve(), of: engine, in: Self.window)
    #expect(picture.findings.map(\.kind) == [.remark])
    #expect(picture.findings.first?.sentence.contains("the size of 'cell' change it") == true)
    let marks = try Self.drawing(picture).all("rect", class: "remark")
    #expect(marks.map(\.box) == [[0, 0, 300, 10]])
  }
}
