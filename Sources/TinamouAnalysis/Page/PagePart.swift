/// The parts of the page that do not depend on the layout; they are in the folder `Web`.
///
/// They are strings: as resources they would be arrays of bytes, for which the compiler takes half
/// of the time of this module.
enum PagePart {
  /// The script, which evaluates base + rate * width and rounds as layouts do.
  static var script: String { [evaluation, stage, panel, page].joined(separator: "\n") }

  /// The body of the page.
  static func body(title: String, file: String) -> String {
    body.replacing("{{file}}", with: file).replacing("{{title}}", with: title)
  }
}
