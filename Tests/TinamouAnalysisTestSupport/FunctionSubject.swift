import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

/// A random constraint file whose layout function is checked.
///
/// Its window is bare, or has a fold, controls and rounded corners.
package struct FunctionSubject: Sendable, CustomStringConvertible {
  /// Which kind of random file it is.
  package enum Kind: String, Sendable, CaseIterable {
    /// Texts that wrap, stacks and sets in blocks below each other.
    case blocks
    /// Blocks beside folds, window controls and rounded corners, with sets by the fold.
    case folds
    /// Any views in each other.
    case views
  }

  package let kind: Kind
  package let number: UInt64
  private let text: String

  package init(_ kind: Kind, number: UInt64) {
    self.kind = kind
    self.number = number
    text =
      switch kind {
      case .blocks: RandomLayout(seed: number).text
      case .folds: RandomLayout(seed: number, hasFolds: true).text
      case .views: RandomFile(seed: number, hasLists: false).text
      }
  }

  package static func all(number: UInt64) -> [FunctionSubject] {
    Kind.allCases.map { FunctionSubject($0, number: number) }
  }

  package var description: String { "\(kind.rawValue) \(number)" }

  /// What is wrong with its function over a range of widths, by default the usual ones, at random
  /// ones of which it is compared with a layout.
  package func faults(
    widths: Int, over range: ClosedRange<Double> = 320...1366
  ) throws -> [String] {
    let file = try ConstraintFile(SourceText(name: description, text: text))
    let check = try FunctionCheck(file, request, over: range)
    return try check.differences(widths: widths, seed: number)
      + (kind == .blocks ? check.unexplainedJumps : [])
  }

  private var request: LayoutRequest {
    kind == .folds
      ? RandomLayout.foldedRequest(seed: number) : RandomLayout.request(seed: number)
  }
}
