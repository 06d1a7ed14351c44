import Foundation
import TinamouInterfaceBuilder
import TinamouLayout

/// The frames that Apple's engine computed for an Interface Builder file, as `X.expected.json`
/// records them.
struct RecordedDocument: Decodable {
  struct Root: Decodable {
    let root: String
    let env: Environment?
    let views: [View]
  }

  /// The areas that the canvas covers, which are inputs of the layout.
  struct Environment: Decodable {
    let safeArea: Sides?
    let rootMarginOverrides: Sides?
  }

  /// Numbers by side; `nil` for an unknown one.
  struct Sides: Decodable {
    let t: Double?
    let l: Double?
    let b: Double?
    let r: Double?
  }

  struct View: Decodable {
    let id: String
    let cls: String
    /// The class of the app; `nil` for one of UIKit.
    let custom: String?
    let parent: String?
    let frame: [Double]
    /// Whether no constraint places the view.
    let fixed: Bool
    /// Whether the frame is known to be what the engine computed, and why it is not.
    let reliable: Bool
    let why: [String]

    /// Whether the frame is compared. An arranged view that is hidden does not make the others of
    /// its scene less reliable: that stacks leave it out is known.
    var isComparable: Bool { reliable || why == ["hidden-arranged-view-in-scene"] }

    var rect: Rect {
      frame.count == 4
        ? Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : .zero
    }
  }

  let roots: [Root]

  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(RecordedDocument.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }
}

extension RecordedDocument.Root {
  /// The safe area and the margins as inputs.
  var options: ImportOptions {
    var options = ImportOptions()
    if let area = env?.safeArea {
      options.safeArea = EdgeInsets(
        top: area.t ?? 0, left: area.l ?? 0, bottom: area.b ?? 0, right: area.r ?? 0)
    }
    if let margins = env?.rootMarginOverrides {
      options.rootMargins.top = margins.t
      options.rootMargins.left = margins.l
      options.rootMargins.bottom = margins.b
      options.rootMargins.right = margins.r
    }
    return options
  }
}
