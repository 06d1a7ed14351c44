import CTinamouHeader
import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// A layout function that a caller holds.
final class FunctionSession {
  private let function: LayoutFunction
  /// The places of the views among the items, which are the same on every piece.
  private let views: [Int]
  /// The names of the views.
  let names: [String]

  init(
    of layout: FileLayout, for request: LayoutRequest, along axis: LayoutAxis,
    over sizes: ClosedRange<Double>
  ) throws(Refusal) {
    do throws(AnalysisError) {
      function = try LayoutFunction(of: layout, for: request, along: axis, over: sizes)
    } catch {
      let status =
        switch error {
        case .environment: TINAMOU_INVALID_WINDOW
        case .layout, .tooManyPieces, .tooManySteps: TINAMOU_LAYOUT_REFUSED
        }
      throw Refusal(status, "\(error)")
    }
    let items = function.pieces.first?.items ?? []
    views = items.indices.filter { !items[$0].isGuide }
    names = views.map { items[$0].name ?? "" }
  }

  /// The smallest and the largest size of each piece.
  var bounds: [Double] {
    function.pieces.flatMap { [$0.sizes.lowerBound, $0.sizes.upperBound] }
  }

  /// The number of numbers that the frames at one size are.
  var numbersPerSize: Int { views.count * 4 }

  /// The frames of the views at each size.
  func frames(at sizes: UnsafeBufferPointer<Double>, in space: FrameSpace) throws(Refusal)
    -> [Double]
  {
    var numbers: [Double] = []
    for size in sizes {
      guard let piece = function.piece(at: size) else {
        let range = function.range
        throw .invalid("\(size) is not between \(range.lowerBound) and \(range.upperBound)")
      }
      switch space {
      case .window:
        let frames = piece.windowFrames(at: size)
        for view in views { numbers.append(frames[view]) }
      case .container:
        for view in views { numbers.append(piece.frame(view, at: size)) }
      case .exactContainer:
        for view in views { numbers.append(piece.exactFrame(view, at: size)) }
      case .exactWindow:
        throw .invalid("a function has exact frames in containers only")
      }
    }
    return numbers
  }
}
