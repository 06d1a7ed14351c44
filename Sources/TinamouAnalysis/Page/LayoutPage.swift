public import TinamouFormat
import TinamouLayout

/// A page on which the window of a layout is dragged: one HTML file with the pieces inside.
public struct LayoutPage {
  /// What the page is called.
  private let title: String
  private let file: ConstraintFile
  private let layout: FileLayout
  private var names = PageStrings()
  private var derivations = PageStrings()
  private var configurations: [PageConfiguration] = []

  /// Makes a page without configurations.
  ///
  /// - Throws: ``AnalysisError`` if the layout is refused.
  public init(of file: ConstraintFile) throws(AnalysisError) {
    self.file = file
    title = file.name ?? file.source.name
    do throws(LayoutError) { layout = try FileLayout(file) } catch { throw .layout(error) }
  }

  /// Adds a configuration with what a check finds in it.
  ///
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func add(_ configuration: AnalysisConfiguration) throws(AnalysisError) {
    let function = try LayoutFunction(
      of: layout, for: configuration.request, over: configuration.widths)
    var checker = try Checker(file)
    try checker.check(configuration)
    var page = PageConfiguration(
      configuration: configuration, function: function,
      findings: checker.findings(isComplete: false))
    for piece in function.pieces {
      page.derivations.append(try derivations(of: piece, function))
    }
    configurations.append(page)
  }

  /// For each item and each of left, top, width and height the place of the constraints that it follows
  /// from.
  private mutating func derivations(
    of piece: LayoutPiece, _ function: LayoutFunction
  ) throws(AnalysisError) -> [Int] {
    let environment = try LayoutFunction.environment(function.request(at: piece.origin))
    do throws(LayoutError) {
      _ = try layout.solve(environment)
    } catch {
      throw .layout(error)
    }
    let owners = layout.engine.frameDerivations()
    var places: [Int] = []
    for item in piece.items {
      for constraints in owners[item.id] ?? [[], [], [], []] {
        let words = constraints.map { String(names.place(of: $0.pageText)) }
        places.append(derivations.place(of: words.joined(separator: ",")))
      }
    }
    return places
  }

  /// The page as a document that needs no other file.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\(Self.escaped(title)) at every width</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    \(PageMarkup.text(title: Self.escaped(title), file: Self.escaped(file.source.name)))
    <script type="application/json" id="data">
    \(Self.scriptSafe(json))
    </script>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// JSON that cannot end the element that it is in.
  private static func scriptSafe(_ json: String) -> String {
    json.replacing("<", with: "\\u003c")
  }

  private var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("configurations")
    writer.beginArray()
    for configuration in configurations { configuration.write(to: &writer, file, layout) }
    writer.end()
    writer.key("constraints")
    writer.beginArray()
    for name in names.strings { writer.string(name) }
    writer.end()
    writer.key("derivations")
    writer.beginArray(inline: true)
    for list in derivations.strings {
      writer.beginArray(inline: true)
      for place in list.split(separator: ",") { writer.number(Double(place) ?? 0) }
      writer.end()
    }
    writer.end()
    writer.end()
    return writer.text
  }
}

/// Strings that are each written once.
struct PageStrings {
  private(set) var strings: [String] = []
  private var places: [String: Int] = [:]

  /// The place of a string, which is added if it is new.
  mutating func place(of string: String) -> Int {
    if let place = places[string] { return place }
    places[string] = strings.count
    strings.append(string)
    return strings.count - 1
  }
}

extension ConstraintReference {
  /// The constraint as the page lists it: with its line, and without the number of the window.
  fileprivate var pageText: String {
    if source == .window {
      return description.contains(".width ")
        ? "the width of the window" : "the height of the window"
    }
    return description + (location.map { " · line \($0.line)" } ?? "")
  }
}
