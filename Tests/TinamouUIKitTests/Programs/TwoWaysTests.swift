import Foundation
import Testing
import TinamouLayoutTestSupport
import UIKit

/// Random screens that are built in two ways: each property as soon as its view is made, and in
/// initialisers of subclasses and extensions, before and after adding, before and after the layout.
@MainActor @Suite struct TwoWaysTests {
  /// `TINAMOU_PROGRAMS` sets the number of screens, and `TINAMOU_SEED` the first one.
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `both ways have the same frames`() throws {
    TinamouUIKit.printsProblems = false
    let first = Self.number("TINAMOU_SEED") ?? 1
    for seed in first..<first + (Self.number("TINAMOU_PROGRAMS") ?? 500) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let program = ScreenProgram(&generator)
      let plain = try program.plainFrames()
      let mixed = try program.mixedFrames(&generator)
      #expect(plain == mixed, "seed \(seed)")
    }
  }
}
