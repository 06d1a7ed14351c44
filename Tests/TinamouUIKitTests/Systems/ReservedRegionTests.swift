import Testing
import TinamouEnvironment
import UIKit

/// Reserved regions of views, and the hinge. The numbers of the iPhone Duo were read in the
/// simulator of iOS 27.1 (Japanese lab of the 27.1 SDK).
@MainActor @Suite struct ReservedRegionTests {
  private nonisolated static let directions: [UIUserInterfaceLayoutDirection] = [
    .leftToRight, .rightToLeft,
  ]

  private func inWindow(
    _ window: LayoutWindow, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ body: (UIView, UIWindow) throws -> Void
  ) throws {
    try window.show({ UIViewController() }, direction: direction) { root, window in
      try body(try #require(root.view), window)
    }
  }

  @Test(arguments: directions)
  func `the fold is a division where the device is partly open, whatever the language is`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    try inWindow(.iPhoneDuo(.book), direction) { view, _ in
      let regions = view.reservedRegions(kind: .division)
      #expect(regions.map(\.frame) == [CGRect(x: 455.5, y: 0, width: 40, height: 669)])
      #expect(regions.first?.margins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
      #expect(regions.first?.isActive == true)
    }
  }

  @Test func `the fold of a flat device is inactive, and told only if asked for`() throws {
    try inWindow(.iPhoneDuo(.open)) { view, _ in
      #expect(view.reservedRegions(kind: .division).isEmpty)
      let all = view.reservedRegions(kind: .division, options: .includeInactive)
      #expect(all.map(\.isActive) == [false])
    }
  }

  @Test func `a closed device has no division and two occlusions`() throws {
    try inWindow(.iPhoneDuo(.closed)) { view, _ in
      #expect(view.reservedRegions(kind: .division, options: .includeInactive).isEmpty)
      #expect(
        Set(view.reservedRegions(kind: .occlusion).map { $0.frame.width }) == [37, 84])
    }
  }

  @Test func `a region is in the coordinates of the view, and only of a view that it crosses`()
    throws
  {
    try inWindow(.iPhoneDuo(.book)) { root, window in
      let crossed = UIView(frame: CGRect(x: 400, y: 100, width: 200, height: 50))
      let beside = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 50))
      root.addSubview(crossed)
      root.addSubview(beside)
      window.layoutIfNeeded()
      #expect(
        crossed.reservedRegions(kind: .division).map(\.frame) == [
          CGRect(x: 55.5, y: -100, width: 40, height: 669)
        ])
      #expect(beside.reservedRegions(kind: .division).isEmpty)
    }
  }

  @Test func `an app built before 27.1, and a view without a window, have no regions`() throws {
    #expect(UIView().reservedRegions(kind: .occlusion).isEmpty)
    try inWindow(.iPhoneDuo(.closed).on(.iOS27_1, sdk: .iOS27)) { view, _ in
      #expect(view.reservedRegions(kind: .occlusion).isEmpty)
    }
  }

  @Test(arguments: directions)
  func `the controls of a window are an occlusion`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    let frame = CGRect(x: 100, y: 80, width: 534, height: 590)
    let window = LayoutWindow(device: "ipad-pro-11-m5", .window(frame)).on(.iOS27_1)
    try inWindow(window, direction) { view, _ in
      let region = try #require(view.reservedRegions(kind: .occlusion).first)
      #expect(region.frame.minX == (direction == .leftToRight ? 0 : 468))
      #expect(region.frame.size == CGSize(width: 66, height: 53))
    }
  }

  // MARK: Rules

  /// A title in the middle of the window.
  private final class Title: UIViewController {
    let titleLabel = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = "A title"
      titleLabel.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(titleLabel)
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
  }

  @Test(arguments: [(Pose.open, 0), (.book, 1)])
  func `a text across an active fold is a finding`(_ pose: Pose, _ number: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ReservedRegionTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Tests.swift").path
    var found: [String] = []
    for _ in 0..<2 {
      do {
        try assertLayout(
          of: Title(), on: .iPhoneDuo(pose), checking: .acrossFold, named: "title", filePath: test)
      } catch let findings as LayoutFindings {
        found = findings.lines.filter { $0.hasPrefix("T307") }
      } catch is LayoutDifference {
        // The first run records.
      }
    }
    #expect(found.count == number)
    #expect(found.allSatisfy { $0.contains("titleLabel") })
  }

  // MARK: Tracking

  private final class Reading: UIView {
    var calls = 0
    var reads = true

    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
      if reads { _ = reservedRegions(kind: .division) }
    }
  }

  @Test func `a layout that has read regions is made again when they change, that of no sibling`()
    throws
  {
    try inWindow(.iPhoneDuo(.open)) { root, window in
      let (reading, sibling) = (Reading(), Reading())
      sibling.reads = false
      root.addSubview(reading)
      root.addSubview(sibling)
      window.layoutIfNeeded()
      (reading.calls, sibling.calls) = (0, 0)
      try window.resize(to: .iPhoneDuo(.book))
      #expect(reading.calls == 1)
      #expect(sibling.calls == 0)
    }
  }

  // MARK: Hinge

  @Test func `an interaction receives the hinge, before size and traits change`() throws {
    try inWindow(.iPhoneDuo(.closed)) { view, window in
      var notes: [String] = []
      view.addInteraction(
        UIHingeInteraction { [weak view] _, update in
          notes.append(
            "\(update.hinge.map { "\($0.status)" } ?? "none") \(view?.bounds.width ?? 0)")
        })
      #expect(notes == ["closed 466.0"])
      try window.resize(to: .iPhoneDuo(.book))
      try window.resize(to: .iPhoneDuo(.open))
      #expect(notes == ["closed 466.0", "partiallyOpen 466.0", "fullyOpen 951.0"])
    }
  }

  @Test func `a turn without another state of the hinge is not told`() throws {
    try inWindow(.iPhoneDuo(.open)) { view, window in
      var calls = 0
      view.addInteraction(UIHingeInteraction { _, _ in calls += 1 })
      try window.resize(to: .iPhoneDuo(.openPortrait))
      #expect(calls == 1)
    }
  }

  @Test func `outside of a window there is no hinge`() throws {
    try inWindow(.iPhoneDuo(.open)) { root, window in
      var hinges: [UIHinge.Status?] = []
      let view = UIView()
      view.addInteraction(UIHingeInteraction { hinges.append($1.hinge?.status) })
      root.addSubview(view)
      view.removeFromSuperview()
      #expect(hinges == [.fullyOpen, nil])
    }
  }

  @Test func `the angle is that of the status`() throws {
    try inWindow(.iPhoneDuo(.tabletop)) { view, _ in
      var angle: CGFloat = -1
      view.addInteraction(UIHingeInteraction { angle = $1.hinge?.angle ?? -1 })
      #expect(abs(angle * 180 / .pi - 127.5) < 0.001)
    }
  }

  // MARK: Interactions

  /// An interaction that records its calls.
  private final class Recorder: UIInteraction {
    private(set) weak var view: UIView?
    var calls: [String] = []

    func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append("did \(view?.tag ?? 0)")
    }
  }

  @Test func `an interaction leaves the view that had it first`() {
    let (first, second, recorder) = (UIView(), UIView(), Recorder())
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(recorder)
    first.addInteraction(recorder)
    #expect(recorder.calls == ["will 1", "did 1"])
    second.addInteraction(recorder)
    #expect(recorder.calls.dropFirst(2) == ["will 0", "did 0", "will 2", "did 2"])
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    first.removeInteraction(recorder)
    #expect(recorder.view === second && recorder.calls.count == 6)
  }
}
