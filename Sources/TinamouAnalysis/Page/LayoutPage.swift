public import TinamouFormat
import TinamouLayout

/// A page on which the user drags the edge of a layout's window: one HTML file that contains the
/// linear pieces.
///
/// With two files, it shows both layouts in windows of the same width, and their differences.
public struct LayoutPage {
  private var layouts: [PageLayout]
  private var configurations: [PageConfiguration] = []
  /// Checks the file of a page without a comparison.
  private let checker: Checker?

  /// Makes a page without configurations.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - old: The file to compare with; `nil` for none.
  /// - Throws: ``AnalysisError`` if a layout is refused.
  public init(
    of file: ConstraintFile, comparedWith old: ConstraintFile? = nil
  ) throws(AnalysisError) {
    layouts = []
    if let old { layouts.append(try PageLayout(old)) }
    layouts.append(try PageLayout(file))
    checker = old == nil ? try Checker(file) : nil
  }

  /// Adds a configuration, with the findings of a check or the differences of the files.
  ///
  /// - Parameter configuration: The configuration.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func add(_ configuration: AnalysisConfiguration) throws(AnalysisError) {
    var pieces: [[PagePiece]] = []
    for index in layouts.indices { pieces.append(try layouts[index].pieces(in: configuration)) }
    let window = configuration.request.resized(
      to: configuration.widths.upperBound, along: .horizontal)
    let environment = try LayoutFunction.environment(window, of: layouts[layouts.count - 1].file)
    configurations.append(
      PageConfiguration(
        configuration: configuration, layouts: pieces, findings: try findings(configuration),
        regions: environment.allReservedRegions))
  }

  private func findings(
    _ configuration: AnalysisConfiguration
  ) throws(AnalysisError) -> [PageFinding] {
    guard var checker else {
      var differences = try LayoutDifferences(layouts[0].file, layouts[1].file)
      try differences.compare(configuration)
      return differences.differences.map { PageFinding($0) }
    }
    try checker.check(configuration)
    return checker.findings(isComplete: false).map { PageFinding($0) }
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
