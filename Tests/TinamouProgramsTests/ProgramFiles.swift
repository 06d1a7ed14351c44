import Foundation
import TinamouPrograms

/// Reads a program of the folder Fixtures.
func fixture(_ name: String) throws -> ProgramFile {
  let url = Bundle.module.bundleURL.appending(path: "Fixtures/\(name)")
  return try ProgramFile(String(decoding: Data(contentsOf: url), as: UTF8.self))
}
