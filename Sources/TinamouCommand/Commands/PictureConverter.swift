/// Converts SVG to PNG and PDF with a program of librsvg.
struct PictureConverter {
  let host: any CommandHost

  private static var program: String { "rsvg-convert" }

  /// Writes a converted picture.
  func convert(_ svg: String, to format: PreviewFormat, _ path: String) throws(HostError) {
    let arguments = ["--format", format.rawValue, "--output", path]
    guard let code = host.runProgram(Self.program, arguments: arguments, input: svg) else {
      throw HostError("there is no '\(Self.program)'; install librsvg, or write .svg or .html")
    }
    if code != 0 { throw HostError("\(Self.program) ended with \(code)") }
  }
}
