import Foundation

/// The expected layouts of an example, from a file of Tests/Fixtures/Frames or from a part of the
/// command's output.
struct ExpectedFrames: Decodable {
  struct Layout: Decodable {
    let device: String
    let orientation: String
    let split: String
    let direction: String
    let frames: [View]
  }

  struct View: Decodable, Equatable {
    let id: String
    let frame: [Double]
  }

  let layouts: [Layout]

  /// The layouts of a fixture.
  static func fixture(_ example: Example) throws -> [Layout] {
    let text = try Repository.text("Tests/Fixtures/Frames/\(example.rawValue).json")
    return try JSONDecoder().decode(Self.self, from: Data(text.utf8)).layouts
  }
}
