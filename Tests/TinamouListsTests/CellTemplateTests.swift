import Testing
import TinamouSolver

@testable import TinamouLayout
import TinamouLayoutTestSupport
@testable import TinamouLists

@Suite struct `Layouts of cells by formulas` {
  /// The frames that an engine of its own gives a new cell.
  private func solved(_ message: Message, _ metrics: CellMetrics) throws -> [Rect] {
    let cell = MessageCell()
    let template = cell.template
    cell.show(message)
    template.update(metrics)
    _ = try template.content()
    let grid = PixelGrid(scale: metrics.environment.traits.displayScale)
    return template.shape.views.map { grid.round(template.engine.model.exactFrame(of: $0)) }
  }

  @Test(arguments: LayoutDirection.allCases, [1.0, 2, 3])
  func `are those of the solver for any content, width and margin`(
    direction: LayoutDirection, scale: Double
  ) throws {
    var random = RandomNumbers(seed: 77)
    let cell = MessageCell()
    let template = cell.template
    var count = 0
    for _ in 0..<300 {
      let width = Double(150 + random.below(2000)) / 2
      var metrics = CellMetrics(
        width: width, listWidth: width,
        environment: plainEnvironment(700, 600, scale: scale, direction: direction))
      metrics.margins.leading = Double(8 + random.below(30))
      metrics.margins.trailing = Double(8 + random.below(30))
      metrics.margins.top = Double(random.below(20))
      metrics.separatorInset.leading = metrics.margins.leading
      metrics.hasSeparators = true
      let message = Message(
        titleWidth: Double(random.below(500)), bodyWidth: Double(random.below(3000)))
      template.update(metrics)
      cell.show(message)
      var content = try template.content()
      var frames = [Rect](repeating: .zero, count: template.shape.views.count)
      try template.layOut(&content, to: &frames)
      #expect(try frames == solved(message, metrics))
      count += 1
    }
    // A few sets of formulas are enough for all of them.
    #expect(template.solves < count / 4)
    #expect(template.solves > 1)
  }

  @Test func `stop when the cell has other constraints, and go on with new ones`() throws {
    let cell = MessageCell()
    let template = cell.template
    let metrics = CellMetrics(width: 300, listWidth: 300, environment: plainEnvironment(300, 600))
    template.update(metrics)
    func frames() throws -> [Rect] {
      var content = try template.content()
      var frames = [Rect](repeating: .zero, count: template.shape.views.count)
      try template.layOut(&content, to: &frames)
      return frames
    }
    cell.show(Message(titleWidth: 50, bodyWidth: 100))
    _ = try frames()
    var solves = template.solves
    cell.show(Message(titleWidth: 60, bodyWidth: 90))
    _ = try frames()
    #expect(template.solves == solves)
    let wide = cell.title.widthAnchor.constraint(equalToConstant: 99)
    wide.isActive = true
    #expect(try frames()[3].width == 99)
    #expect(template.solves > solves)
    solves = template.solves
    wide.isActive = false
    cell.title.setContentHuggingPriority(.required, for: .horizontal)
    #expect(try frames()[3].width == 60)
    #expect(template.solves > solves)
    cell.title.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    cell.show(Message(titleWidth: 31, bodyWidth: 90))
    #expect(try frames()[3].width == 31)
  }

  @Test func `go with the last list that has their cells`() throws {
    weak var cell: MessageCell?
    weak var table: TableView?
    do {
      let message = MessageCell()
      let metrics = CellMetrics(width: 300, listWidth: 300, environment: plainEnvironment(300, 600))
      let template = message.template
      template.update(metrics)
      _ = try template.content()
      cell = message
      let list = TableView("list")
      list.register(MessageCell.self, forCellReuseIdentifier: "message")
      _ = list.dequeueReusableCell(withIdentifier: "message", for: ListPath(row: 0, section: 0))
      table = list
    }
    #expect(cell == nil)
    #expect(table == nil)
  }
}
