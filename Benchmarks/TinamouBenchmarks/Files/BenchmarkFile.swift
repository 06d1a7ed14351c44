internal import TinamouCommand
internal import TinamouFormat

/// A constraint file to measure.
package struct BenchmarkFile: Hashable, Sendable, Codable {
  /// The path as the user entered it.
  package let path: String
  /// The text of the file.
  package let text: String

  /// Makes a file from a text that has been read before.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Reads a file and checks that it is valid, as every command does.
  package init(path: String) throws(BenchmarkError) {
    do throws(InputError) {
      let file = try ProcessHost().constraintFile(path)
      self.init(path: path, text: String(decoding: file.source.bytes, as: UTF8.self))
    } catch {
      throw .file(error.description)
    }
  }

  /// The last part of the path.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// Parses the file.
  func constraintFile() throws(BenchmarkError) -> ConstraintFile {
    do throws(ConstraintFileError) {
      return try ConstraintFile(SourceText(name: path, text: text))
    } catch {
      throw .file(error.diagnostics.map(\.rendered).joined())
    }
  }
}
