import CLibrary
import TinamouFormat

/// The examples of the documentation.
enum Example {
  static let names = [
    "inbox.json", "message.json", "profile-card.json", "readable-article.json",
    "sign-up-form.json", "to-do.json", "travelog.json",
  ]

  static func file(_ name: String) throws -> ConstraintFile {
    let parts = #filePath.split(separator: "/")
    let path = "/" + parts.dropLast(4).joined(separator: "/") + "/Docs/Examples/" + name
    guard let stream = fopen(path, "r") else { throw MissingFile(path: path) }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var byte = fgetc(stream)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = fgetc(stream)
    }
    return try ConstraintFile(SourceText(name: name, bytes: bytes))
  }

  struct MissingFile: Error { let path: String }
}
