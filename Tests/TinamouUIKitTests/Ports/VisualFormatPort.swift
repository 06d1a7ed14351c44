import Testing
import UIKit

/// Layouts as lists of visual formats.
@MainActor @Suite struct VisualFormatPort {
  @Test(arguments: PortScene.all)
  func `visual formats give the frames of the arithmetic`(_ scene: PortScene) {
    let stage = PortStage(scene)
    let metrics: [String: Any] = ["m": 12, "d": 24.0, "w": CGFloat(36), "h": 48]
    for format in formats(of: scene.kind) {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics,
          views: ["a": stage.first, "b": stage.second]))
    }
    let frames = stage.frames
    #expect(frames.0 == scene.expected.0)
    #expect(frames.1 == scene.expected.1)
  }

  private func formats(of kind: PortScene.Kind) -> [String] {
    let high = ["V:|[a]|", "V:|[b]|"]
    let line = ["V:|[a(20)]", "V:|[b(20)]"]
    return switch kind {
    case .edges: ["H:|[a]|", "H:|[b]|"] + high
    case .insets: ["H:|-10-[a]-10-|", "V:|-20-[a]-20-|", "H:|-5-[b]-5-|", "V:|-5-[b]-5-|"]
    case .topBar: ["H:|[a]|", "H:|[b]|", "V:|[a(44)][b]|"]
    case .bottomBar: ["H:|[a]|", "H:|[b]|", "V:|[a][b(49)]|"]
    case .leadingColumn: ["H:|[a(100)][b]|"] + high
    case .trailingColumn: ["H:|[a][b(80)]|"] + high
    case .fixedTopLeading: ["H:|-16-[a(50)]-8-[b(30)]", "V:|-20-[a(40)]", "V:|-20-[b(40)]"]
    case .fixedBottomTrailing:
      ["H:[b(30)]-8-[a(50)]-16-|", "V:[a(40)]-20-|", "V:[b(40)]-20-|"]
    case .halves: ["H:|[a(==b)][b]|"] + high
    case .thirds: ["|[a(120)][b]|"] + high
    case .stacked: ["H:|-8-[a]-8-|", "H:|-8-[b]-8-|", "V:|-8-[a(60)]-8-[b(==a)]"]
    case .stackedBottomFills: ["H:|[a]|", "H:|[b]|", "V:|[a(100)]-10-[b]|"]
    case .gap: ["H:|[a(40)]-15-[b(==a)]", "V:|-10-[a(30)]", "V:|-10-[b(30)]"]
    case .equalHeights: ["H:|[a(50)]", "H:|[b(50)]", "V:|[a(==b)][b]|"]
    case .atLeast: ["H:|[a(>=90,==10@500)][b]|"] + line
    case .atMost: ["H:|[a(<=70,==200@500)][b]|"] + line
    case .weakYields: ["H:|[a(5@250)][b(50@750)]|"] + line
    case .strongWins: ["H:|[a(200@800,100@700)][b(40)]"] + line
    case .metrics: ["H:|-m-[a(w)]-m-[b(w)]", "V:|-d-[a(h)]", "V:|-d-[b(h)]"]
    case .sidebar: ["H:|[a(90)]-8-[b]|", "V:|-20-[a]|", "V:|-20-[b]|"]
    case .header: ["H:|[a]|", "H:|-16-[b]-16-|", "V:|[a(64)]-16-[b]-16-|"]
    case .footer: ["H:|-16-[a]-16-|", "H:|[b]|", "V:|-16-[a]-16-[b(50)]|"]
    case .card: ["H:|-20-[a]-20-|", "H:|-36-[b]-36-|", "V:|-30-[a(200)]", "V:|-46-[b(168)]"]
    case .row: ["H:|-16-[a(44)]-12-[b]-16-|", "V:|-8-[a(44)]", "V:|-8-[b(44)]"]
    case .overlap: ["H:|[a]|", "H:|-30-[b]-30-|", "V:|[a(100)]", "V:|-60-[b(100)]"]
    }
  }
}
