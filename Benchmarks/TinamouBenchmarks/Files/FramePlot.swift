internal import CLibrary
internal import TinamouRender

/// Draws the time of each step of some scripts beside its limit, as SVG.
///
/// Times have a logarithmic scale, so that a step of a few microseconds and a frame of the display
/// are in one picture.
struct FramePlot {
  /// The steps of a script, in order.
  struct Panel {
    var name: String
    /// Microseconds until the first frame.
    var times: [Double]
    /// The limit in microseconds; `nil` for none.
    var budget: Double?
  }

  private static let width = 760.0
  private static let panelHeight = 150.0
  private static let plot = (left: 80.0, right: 736.0, top: 28.0, bottom: 124.0)
  /// A step is a dot of its own as long as dots do not touch.
  private static let mostDots = 120

  private static let style = """
    text { font: 12px -apple-system, Inter, "Liberation Sans", Arial, sans-serif; fill: #1c1d21; }
    .page { fill: #ffffff; }
    .name { font-weight: 600; }
    .scale { fill: #63666f; text-anchor: end; }
    .grid { stroke: #d5d7dd; }
    .times { fill: none; stroke: #1677d2; stroke-linejoin: round; }
    .dot { fill: #1677d2; }
    .dot.late { fill: #cf102a; }
    .budget { stroke: #cf102a; stroke-dasharray: 6 4; }

    """

  let panels: [Panel]

  /// The plot as an SVG document.
  var svg: String {
    let height = Double(panels.count) * Self.panelHeight
    var writer = MarkupWriter()
    writer.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", Self.text(Self.width)),
        ("height", Self.text(height)),
      ])
    writer.element("title", text: "Time until the first frame of each step")
    writer.line("<style>\n\(Self.style)</style>")
    writer.empty("rect", [("class", "page"), ("width", "100%"), ("height", "100%")])
    for (index, panel) in panels.enumerated() {
      writer.begin(
        "g", [("transform", "translate(0 \(Self.text(Double(index) * Self.panelHeight)))")])
      draw(panel, into: &writer)
      writer.end()
    }
    writer.end()
    return writer.text
  }

  private func draw(_ panel: Panel, into writer: inout MarkupWriter) {
    let worst = BenchmarkReport.decimal(panel.times.max() ?? 0, places: 0)
    let limit =
      panel.budget.map { ", limit \(BenchmarkReport.decimal($0, places: 0)) µs" } ?? ""
    writer.element(
      "text", [("class", "name"), ("x", Self.text(Self.plot.left)), ("y", "18")],
      text: "\(panel.name): \(panel.times.count) steps, worst \(worst) µs\(limit)")
    let powers = Self.powers(of: panel)
    for power in powers {
      let value = pow(10, Double(power))
      let y = Self.y(value, powers)
      drawLine("grid", at: y, into: &writer)
      writer.element(
        "text",
        [("class", "scale"), ("x", Self.text(Self.plot.left - 8)), ("y", Self.text(y + 4))],
        text: "\(Self.text(value)) µs")
    }
    if let budget = panel.budget, budget > 0 {
      drawLine("budget", at: Self.y(budget, powers), into: &writer)
    }
    drawTimes(panel, powers, into: &writer)
  }

  private func drawTimes(
    _ panel: Panel, _ powers: ClosedRange<Int>, into writer: inout MarkupWriter
  ) {
    let distance = (Self.plot.right - Self.plot.left) / Double(max(panel.times.count - 1, 1))
    let points = panel.times.enumerated().map { index, time in
      (Self.text(Self.plot.left + Double(index) * distance), Self.text(Self.y(time, powers)))
    }
    writer.empty(
      "polyline",
      [("class", "times"), ("points", points.map { "\($0),\($1)" }.joined(separator: " "))])
    guard points.count <= Self.mostDots else { return }
    for (point, time) in zip(points, panel.times) {
      let isLate = panel.budget.map { time > $0 } ?? false
      writer.empty(
        "circle",
        [("class", isLate ? "dot late" : "dot"), ("cx", point.0), ("cy", point.1), ("r", "2.5")])
    }
  }

  private func drawLine(_ style: String, at y: Double, into writer: inout MarkupWriter) {
    writer.empty(
      "line",
      [
        ("class", style), ("x1", Self.text(Self.plot.left)), ("x2", Self.text(Self.plot.right)),
        ("y1", Self.text(y)), ("y2", Self.text(y)),
      ])
  }

  /// The powers of ten, in microseconds, between which all times and the limit lie.
  private static func powers(of panel: Panel) -> ClosedRange<Int> {
    let values = (panel.times + [panel.budget].compactMap(\.self)).filter { $0 > 0 }
    let low = Int(log10(values.min() ?? 1).rounded(.down))
    return low...max(Int(log10(values.max() ?? 1).rounded(.up)), low + 1)
  }

  /// The place of a time on the scale; the lowest one for no time.
  private static func y(_ value: Double, _ powers: ClosedRange<Int>) -> Double {
    let height = value > 0 ? log10(value) - Double(powers.lowerBound) : 0
    let share = height / Double(powers.upperBound - powers.lowerBound)
    return plot.bottom - share * (plot.bottom - plot.top)
  }

  private static func text(_ value: Double) -> String { PictureNumber.text(value) }
}
