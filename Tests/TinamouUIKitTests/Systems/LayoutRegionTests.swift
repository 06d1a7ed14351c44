import Testing
import TinamouEnvironment
import UIKit

/// Layout regions of views: `layoutGuide(for:)` and `edgeInsets(for:)` of iOS 26 and 27.1.
///
/// The numbers of the iPhone Duo were read in the simulator of iOS 27.1 (Japanese lab of the 27.1
/// SDK), those of windows on an iPad Air 11-inch with iPadOS 27 (github anvu69/liquid_shell).
@MainActor @Suite struct LayoutRegionTests {
  private typealias Region = UIView.LayoutRegion

  /// What was read of the root view in a pose.
  struct Pose: Sendable {
    let pose: TinamouEnvironment.Pose
    let safeArea: UIEdgeInsets
    /// The distances to which the safe area retreats from the corners.
    let corners: (left: CGFloat, right: CGFloat)
    let readable: (left: CGFloat, right: CGFloat)
  }

  private nonisolated static let poses = [
    Pose(
      pose: .closed, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
      corners: (2.3, 84), readable: (52, 84)),
    Pose(
      pose: .closedRight, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
      corners: (17.3, 84), readable: (52, 84)),
    Pose(
      pose: .open, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
      corners: (16, 84), readable: (52, 84)),
    Pose(
      pose: .openPortrait, safeArea: UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
      corners: (16, 16), readable: (20, 20)),
  ]

  private nonisolated static let directions: [UIUserInterfaceLayoutDirection] = [
    .leftToRight, .rightToLeft,
  ]

  @Test(arguments: poses, directions)
  func `regions of the iPhone Duo follow its sides and not the language`(
    _ expected: Pose, _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    try LayoutWindow.iPhoneDuo(expected.pose)
      .show({ UIViewController() }, direction: direction) { root, _ in
        let view = try #require(root.view)
        #expect(view.edgeInsets(for: .safeArea()) == expected.safeArea)
        let adapted = view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        #expect(abs(adapted.left - expected.corners.left) < 0.4)
        #expect(abs(adapted.right - expected.corners.right) < 0.4)
        let readable = view.edgeInsets(for: .readableContent())
        #expect(readable.left == expected.readable.left)
        #expect(readable.right == expected.readable.right)
      }
  }

  @Test(arguments: directions)
  func `directional insets have the sides of the writing direction`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    try LayoutWindow.iPhoneDuo(.closed)
      .show({ UIViewController() }, direction: direction) { root, _ in
        let insets = root.view.directionalEdgeInsets(for: .safeArea())
        let isMirrored = direction == .rightToLeft
        #expect(insets.leading == (isMirrored ? 84 : 0))
        #expect(insets.trailing == (isMirrored ? 0 : 84))
        #expect(insets.bottom == 34)
      }
  }

  /// An iPad window away from the edges of the screen.
  private static let floating = LayoutWindow(
    device: "ipad-pro-11-m5", .window(CGRect(x: 100, y: 80, width: 534, height: 590))
  ).on(.iOS27)

  @Test(arguments: directions)
  func `a region retreats from the controls of a window`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    try Self.floating.show({ UIViewController() }, direction: direction) { root, _ in
      let view = try #require(root.view)
      #expect(view.directionalEdgeInsets(for: .safeArea()).leading == 0)
      let beside = view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
      #expect(beside.leading == 66)
      #expect(beside.top == 10)
      let below = view.directionalEdgeInsets(for: .safeArea(cornerAdaptation: .vertical))
      #expect(below.leading == 0)
      #expect(below.top == 53)
    }
  }

  @Test func `a view away from the corner keeps its margins`() throws {
    try Self.floating.show({ UIViewController() }) { root, window in
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
      root.view.addSubview(view)
      window.layoutIfNeeded()
      #expect(
        view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == view.layoutMargins)
    }
  }

  @Test func `margins hide what a corner asks for`() throws {
    try LayoutWindow.iPhoneDuo(.open).show({ UIViewController() }) { root, _ in
      // A margin of 20 is more than the 16 of the corner.
      #expect(root.view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)).left == 20)
    }
  }

  @Test func `a region has one guide`() {
    let view = UIView()
    let guide = view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === guide)
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)) !== guide)
    #expect(guide.owningView === view)
  }

  @Test(arguments: directions)
  func `constraints follow the guide of a region`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    try Self.floating.show({ UIViewController() }, direction: direction) { root, window in
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(bar)
      let region = root.view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: region.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: region.trailingAnchor),
        bar.topAnchor.constraint(equalTo: region.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
      ])
      window.layoutIfNeeded()
      #expect(
        bar.frame == CGRect(x: direction == .rightToLeft ? 0 : 66, y: 10, width: 468, height: 44))
    }
  }

  /// Read on the inner display: a bar of 56 points is 20 from the edge, below what covers the
  /// strip.
  @Test(arguments: directions)
  func `a bar in the strip of the iPhone Duo`(_ direction: UIUserInterfaceLayoutDirection) throws {
    try LayoutWindow.iPhoneDuo(.open)
      .show({ UIViewController() }, direction: direction) { root, _ in
        let bar = root.view.layoutGuide(for: .bar(onEdge: UIRectEdge.right, extent: 56))
        #expect(bar.layoutFrame == CGRect(x: 875, y: 120, width: 56, height: 515))
        let edge: NSDirectionalRectEdge = direction == .rightToLeft ? .leading : .trailing
        let same = root.view.layoutGuide(for: .bar(onEdge: edge, extent: 56))
        #expect(same.layoutFrame == bar.layoutFrame)
      }
  }
}
