import Foundation

/// A Chromium on this machine, without a window.
struct Browser {
  /// The reason why it failed.
  enum Failure: Error {
    case ended(Int32)
    case notMeasured
  }

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]
  /// The number of seconds after which the browser is ended.
  private static let patience = 120.0

  private let executable: URL

  /// The browser of the machine, if one is installed.
  static let installed: Browser? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Browser(executable: URL(filePath: $0)) }
  }()

  /// Shows a document to the script in Tests/Preview/measure.js and returns its measurements.
  func measure(_ document: String, suffix: String) throws -> Measurements {
    try run("Tests/Preview/measure.js", in: document, suffix: suffix)
  }

  /// Shows a document to a script and returns its measurements.
  func run<Result: Decodable>(
    _ script: String, in document: String, suffix: String, isDark: Bool = false
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tinamou-preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "preview.\(suffix)")
    try Self.adding(script: Repository.text(script), to: document)
      .write(to: file, atomically: true, encoding: .utf8)
    let options = isDark ? ["--force-dark-mode", "--blink-settings=preferredColorScheme=0"] : []
    let parts = try documentElement(of: file, profile: folder.appending(path: "profile"), options)
      .components(separatedBy: "MEASURED")
    guard parts.count == 3 else { throw Failure.notMeasured }
    return try JSONDecoder().decode(Result.self, from: Data(parts[1].utf8))
  }

  /// The document with a script at its end.
  private static func adding(script: String, to document: String) -> String {
    let end = document.range(of: "</body>") ?? document.range(of: "</svg>", options: .backwards)
    guard let end else { return document }
    let element = "<script id=\"measure\">//<![CDATA[\n\(script)//]]></script>\n"
    return document[..<end.lowerBound] + element + document[end.lowerBound...]
  }

  /// The document as it is after its scripts have run.
  private func documentElement(
    of file: URL, profile: URL, _ options: [String]
  ) throws -> String {
    let process = Process()
    process.executableURL = executable
    process.arguments =
      [
        // Without a sandbox: the only page is ours, and root may not start a sandboxed browser.
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(profile.path(percentEncoded: false))", "--window-size=1440,900",
      ] + options + ["--dump-dom", file.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    let end = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: end)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    end.cancel()
    guard process.terminationStatus == 0 else { throw Failure.ended(process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }
}
