/// What a browser has made of a preview; lengths in pixels from the corner of the window.
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
  /// For each switch how many groups are displayed while it is off.
  let switches: [String: Int]
  /// The width of the first drawing for each choice of the size.
  let zooms: [Double]
  /// The number of scripts, that which measures included.
  let scripts: Int
}
