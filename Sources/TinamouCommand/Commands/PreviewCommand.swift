import TinamouFormat
import TinamouLayout
import TinamouRender

/// `tinamou preview`.
struct PreviewCommand {
  /// The interval in seconds after which a watched file is read again.
  private static var interval: Double { 0.25 }

  /// The interval in seconds after which the page of a watched file reloads.
  private static var reloadInterval: Double { 1 }

  private let host: any CommandHost
  private let arguments: ParsedArguments
  /// The files; more than one make a gallery.
  private let paths: [String]
  /// The file to write; `nil` for standard output.
  private let outputPath: String?
  private let format: PreviewFormat

  private init(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError) {
    self.host = host
    self.arguments = arguments
    paths = try host.paths(of: arguments.operands)
    outputPath = arguments.outputPath
    format = try Self.format(arguments, outputPath)
    try host.checkFiles(inputs: paths + [arguments.value("--diff")], output: outputPath)
    for option in ["--diff", "--watch"] where arguments.has(option) && paths.count > 1 {
      throw UsageError(message: "\(option) is for one constraint file")
    }
    if format.isConverted, outputPath == nil {
      throw UsageError(message: "\(format.rawValue) needs a file to write: -o PATH")
    }
    guard arguments.has("--watch") else { return }
    if paths == ["-"] { throw UsageError(message: "--watch needs a file to watch") }
    if outputPath == nil { throw UsageError(message: "--watch needs a file to write: -o PATH") }
  }

  /// The format that the options name, otherwise that of the file name, otherwise SVG for standard
  /// output.
  private static func format(
    _ arguments: ParsedArguments, _ outputPath: String?
  ) throws(UsageError) -> PreviewFormat {
    if let format = try arguments.choices("--format", of: PreviewFormat.self).first {
      return format
    }
    guard let outputPath else { return .svg }
    guard let format = PreviewFormat(path: outputPath) else {
      throw UsageError(
        message: "'\(outputPath)' ends neither in .svg, .html, .png nor .pdf",
        help: "say what to write with --format")
    }
    return format
  }

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let arguments = try ParsedArguments(arguments, options: PreviewOptions.all)
    if arguments.has("--interactive") { return try InteractivePreview.run(arguments, host: host) }
    let command = try PreviewCommand(arguments, host: host)
    return try arguments.has("--watch") ? command.watch() : command.write().code
  }

  /// Lays out the file and writes the preview, unless no window has a layout.
  private func write() throws(UsageError) -> (code: ExitCode, isWritten: Bool) {
    var layouts = try WindowLayouts(arguments, host: host)
    var preview = LayoutPreview(title: arguments.operands.joined(separator: ", "))
    preview.isPlain = arguments.has("--plain")
    var pictures: [(request: LayoutRequest, picture: WindowPicture)] = []
    if arguments.has("--watch") { preview.reloadInterval = Self.reloadInterval }
    let isGallery = paths.count > 1
    for path in paths {
      try layouts.solve(path) { request, snapshot, layout in
        .picture(WindowPicture(of: snapshot, layout, request), layout.file)
      } body: { request, product in
        guard case .picture(let picture, let file) = product else { return }
        let name = file.name ?? file.source.name
        if !isGallery {
          preview.title = name
          preview.subtitle = file.name.map { _ in file.source.name }
        }
        pictures.append((request, isGallery ? picture.titled("\(name): ") : picture))
      }
    }
    preview.windows = pictures.map(\.picture)
    if let old = arguments.value("--diff") {
      preview.windows = pairs(pictures, with: old, &layouts)
      preview.subtitle = "\(paths.joined()) beside \(old)"
    }
    if preview.windows.isEmpty { return (layouts.code, false) }
    if arguments.has("--scroll-content") {
      preview.windows = preview.windows.flatMap { [$0] + $0.scrollContents }
    }
    func text() -> String { format == .html ? preview.html : preview.svg }
    guard let outputPath else { return (host.print(text(), then: layouts.code), true) }
    do throws(HostError) {
      if format.isConverted {
        try PictureConverter(host: host).convert(preview, to: format, outputPath)
      } else {
        try host.writeFile(outputPath, text())
      }
      return (layouts.code, true)
    } catch {
      host.report("error: '\(outputPath)' cannot be written: \(error.reason)")
      return (.internalError, false)
    }
  }

  /// The picture of each window, preceded by that of the same window of an older file.
  private func pairs(
    _ pictures: [(request: LayoutRequest, picture: WindowPicture)], with old: String,
    _ layouts: inout WindowLayouts
  ) -> [WindowPicture] {
    // Use the windows of the new file for both, since the old file may name others.
    var before: [LayoutRequest: WindowPicture] = [:]
    layouts.solve(old, in: pictures.map(\.request)) { request, snapshot, layout in
      .picture(WindowPicture(of: snapshot, layout, request), layout.file)
    } body: { request, product in
      if case .picture(let picture, _) = product { before[request] = picture }
    }
    return pictures.flatMap { request, picture in
      [before[request].map { $0.titled("before: ") }, picture.titled("after: ")].compactMap(\.self)
    }
  }

  /// Writes the preview now and whenever the contents of the file change, until interrupted.
  ///
  /// If the file cannot be read or is not valid, for example because it is just being saved, this
  /// is reported and the last preview is kept.
  private func watch() throws(UsageError) -> ExitCode {
    guard let path = paths.first else { return .usage }
    var bytes = try? host.readFile(path)
    guard try reportWatch(write()) else { return .internalError }
    while host.pause(seconds: Self.interval) {
      let current = try? host.readFile(path)
      if current == bytes { continue }
      bytes = current
      do throws(UsageError) {
        guard try reportWatch(write()) else { return .internalError }
      } catch {
        _ = host.fail(error, seeAlso: "tinamou preview --help")
      }
    }
    return .done
  }

  /// Reports the result of a preview; false if there is no point in continuing.
  private func reportWatch(_ result: (code: ExitCode, isWritten: Bool)) -> Bool {
    if result.code == .internalError { return false }
    host.report(result.isWritten ? "wrote \(outputPath ?? "-")" : "nothing was written")
    return true
  }
}
