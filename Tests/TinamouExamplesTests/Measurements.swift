/// The measurements of a preview in a browser; lengths in pixels from the corner of the window.
struct Measurements: Decodable {
  struct Window: Decodable {
    let size: [Double]
    let views: [ExpectedFrames.View]
    let texts: [Text]
    let guides: Int
    let names: Int
    let marks: Int
  }

  struct Text: Decodable {
    let text: String
    let frame: [Double]
  }

  let windows: [Window]
  /// For each switch, the number of groups that are visible while it is off.
  let switches: [String: Int]
  /// The width of the first drawing for each choice of the size.
  let zooms: [Double]
  /// The number of scripts, including the one that measures.
  let scripts: Int
}
