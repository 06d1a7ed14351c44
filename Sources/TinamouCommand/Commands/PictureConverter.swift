import TinamouRender

/// Converts previews to PNG and PDF with a program of librsvg.
struct PictureConverter {
  let host: any CommandHost

  private static var program: String { "rsvg-convert" }

  /// Writes a picture of a preview, whose texts have the measured widths.
  func convert(
    _ preview: LayoutPreview, to format: PreviewFormat, _ path: String
  ) throws(HostError) {
    var preview = preview
    for sheet in TextSheet.sheets(of: preview.textSamples) {
      let drawn = try run(["--format", "svg"], input: sheet.svg)
      preview.textExtents.merge(sheet.extents(drawnIn: drawn)) { $1 }
    }
    _ = try run(["--format", format.rawValue, "--output", path], input: preview.svg)
  }

  /// Runs the program and returns what it prints.
  private func run(_ arguments: [String], input: String) throws(HostError) -> String {
    guard let result = host.runProgram(Self.program, arguments: arguments, input: input) else {
      throw HostError("there is no '\(Self.program)'; install librsvg, or write .svg or .html")
    }
    guard result.code == 0 else { throw HostError("\(Self.program) ended with \(result.code)") }
    return result.output
  }
}
