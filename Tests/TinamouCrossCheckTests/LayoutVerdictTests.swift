import Testing
import TinamouCommand
import TinamouLayout

@testable import TinamouVerifyCommand

@Suite struct LayoutVerdictTests {
  private func makeEngine() throws -> LayoutEngine {
    let root = LayoutView()
    let box = LayoutView()
    root.addSubview(box)
    try LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    return LayoutEngine(root: root)
  }

  @Test func `a layout agrees with itself`() throws {
    let engine = try makeEngine()
    let snapshot = try engine.solve()
    #expect(try LayoutVerdict(engine, snapshot, fresh: snapshot).code == .done)
  }

  @Test func `a frame unlike a fresh layout's is a mismatch`() throws {
    let engine = try makeEngine()
    let snapshot = try engine.solve()
    var environment = engine.environment
    environment.windowSize.width += 2
    engine.environment = environment
    let verdict = try LayoutVerdict(engine, try engine.solve(), fresh: snapshot)
    #expect(verdict.code == .internalError)
    #expect(verdict.text.hasPrefix("MISMATCH"))
  }
}
