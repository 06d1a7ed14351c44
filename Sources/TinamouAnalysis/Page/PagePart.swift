/// The parts of the page that do not depend on the layout; they are in the folder `Web`.
enum PagePart {
  /// The style sheet.
  static var style: String { text(PackageResources.page_css) }

  /// The script, which evaluates base + rate * width and rounds as layouts do.
  static var script: String {
    [
      PackageResources.evaluate_js, PackageResources.stage_js, PackageResources.panel_js,
      PackageResources.page_js,
    ].map(text).joined(separator: "\n")
  }

  /// The body of the page.
  static func body(title: String, file: String) -> String {
    text(PackageResources.page_html).replacing("{{file}}", with: file)
      .replacing("{{title}}", with: title)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
