import Testing
import TinamouLayoutTestSupport
import UIKit

/// Random edits of views in a window.
@MainActor @Suite struct EditTests {
  init() { TinamouUIKit.printsProblems = false }

  /// The frames after edits, with layouts and questions between them, or without.
  private func frames(after edits: [UInt64], withLayouts: Bool) -> [CGRect] {
    defer { TinamouUIKit.clearProblems() }
    let screen = EditedScreen()
    for (number, seed) in edits.enumerated() {
      screen.edit(seed: seed)
      guard withLayouts, number % 3 != 0 else { continue }
      screen.window.layoutIfNeeded()
      _ = screen.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    screen.window.layoutIfNeeded()
    return screen.frames
  }

  @Test(arguments: Array(UInt64(1)...60))
  func `layouts between edits change no frame`(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let edits = (0..<45).map { _ in UInt64(numbers.below(1_000_000_000)) }
    #expect(frames(after: edits, withLayouts: true) == frames(after: edits, withLayouts: false))
  }
}
