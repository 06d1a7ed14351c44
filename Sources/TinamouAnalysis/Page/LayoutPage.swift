public import TinamouFormat
import TinamouLayout

/// A page on which the user drags the edge of a layout's window: one HTML file that contains the
/// linear pieces.
///
/// With two files, it shows both layouts in windows of the same width, and their differences.
public struct LayoutPage {
  private var layouts: [PageLayout]
  private var configurations: [PageConfiguration] = []
  /// What the page says about the layouts.
  private let remarks: Remarks
  /// Whether two files have other views, or a view differs in some configuration.
  public private(set) var differs = false

  private enum Remarks {
    /// The findings of a check.
    case findings(Checker)
    /// The differences between two files, without those in a configuration.
    case differences(LayoutDifferences)
  }

  /// Makes a page without configurations.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - old: The file to compare with; `nil` for none.
  ///   - tolerance: The largest difference between the files that counts as equal, in points.
  /// - Throws: ``AnalysisError`` if a layout is refused.
  public init(
    of file: ConstraintFile, comparedWith old: ConstraintFile? = nil, tolerance: Double = 0
  ) throws(AnalysisError) {
    let layout = try PageLayout(file)
    guard let old else {
      layouts = [layout]
      remarks = .findings(try Checker(layout.layout))
      return
    }
    let oldLayout = try PageLayout(old)
    layouts = [oldLayout, layout]
    let differences = LayoutDifferences(oldLayout.layout, layout.layout, tolerance: tolerance)
    differs = !differences.added.isEmpty || !differences.removed.isEmpty
    remarks = .differences(differences)
  }

  /// Adds a configuration, with the findings of a check or the differences of the files.
  ///
  /// - Parameter configuration: The configuration.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func add(_ configuration: AnalysisConfiguration) throws(AnalysisError) {
    var relations: [LayoutConstraint] = []
    if case .findings(let checker) = remarks { relations = checker.relations }
    var functions: [LayoutFunction] = []
    var pieces: [[PagePiece]] = []
    for index in layouts.indices {
      let function = try layouts[index].function(in: configuration, measuring: relations)
      functions.append(function)
      pieces.append(try layouts[index].pieces(of: function))
    }
    let findings = try findings(configuration, functions)
    let window = configuration.request.resized(
      to: configuration.widths.upperBound, along: .horizontal)
    let environment = try LayoutFunction.environment(window, of: layouts[layouts.count - 1].file)
    configurations.append(
      PageConfiguration(
        configuration: configuration, layouts: pieces, findings: findings,
        regions: environment.allReservedRegions))
  }

  private mutating func findings(
    _ configuration: AnalysisConfiguration, _ functions: [LayoutFunction]
  ) throws(AnalysisError) -> [PageFinding] {
    switch remarks {
    case .findings(var checker):
      try checker.check(configuration, functions[0])
      return checker.findings(isComplete: false).map { PageFinding($0) }
    case .differences(var differences):
      differences.compare(functions[0], functions[1], in: configuration)
      differs = differs || !differences.differences.isEmpty
      return differences.differences.map { PageFinding($0) }
    }
  }

  /// The page as an HTML document that needs no other file.
  public var html: String {
    let file = layouts[layouts.count - 1].file
    let title = Self.escaped(file.name ?? file.source.name)
    let names = Self.escaped(layouts.map(\.name).joined(separator: " → "))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>\(title) at every width</title>
      <style>
      \(PagePart.style)</style>
      </head>
      <body>
      \(PagePart.body(title: title, file: names))<script type="application/json" id="data">
      \(json.replacing("<", with: "\\u003c"))
      </script>
      <script>
      \(PagePart.script)</script>
      </body>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private var json: String {
    var writer = JSONWriter()
    var notes = PageTable<String>()
    writer.beginObject(inline: true)
    writer.beginArray(forKey: "layouts")
    for layout in layouts { layout.write(to: &writer) }
    writer.end()
    writer.beginArray(forKey: "configurations")
    for configuration in configurations { configuration.write(to: &writer, notes: &notes) }
    writer.end()
    PageDevice.write(PageDevice.all, to: &writer)
    writer.beginArray(forKey: "notes")
    for note in notes.values { writer.string(note) }
    writer.end()
    writer.end()
    return writer.text
  }
}
