import Testing
import UIKit

/// The geometry of the scene, and the delegate that receives it.
@MainActor @Suite struct SceneGeometryTests {
  private final class Delegate: UIWindowSceneDelegate {
    var notes: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let (old, new) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
      notes.append(
        "\(old.systemFrame.width) to \(new.systemFrame.width)"
          + (new.isInteractivelyResizing ? ", dragged" : ""))
    }
  }

  /// Notes the widths of layouts, and whether the window was being dragged.
  private final class Noting: UIViewController {
    var notes: [String] = []

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let isDragged = view.window?.windowScene?.effectiveGeometry.isInteractivelyResizing ?? false
      notes.append("\(view.bounds.width)\(isDragged ? ", dragged" : "")")
    }
  }

  private func show(_ body: (Noting, UIWindow, Delegate) throws -> Void) throws {
    try LayoutWindow.iPadAir2(.landscape).show(Noting.init) { controller, window in
      let delegate = Delegate()
      window.windowScene?.delegate = delegate
      defer { window.windowScene?.delegate = nil }
      controller.notes = []
      try body(controller, window, delegate)
    }
  }

  @Test func `the geometry is that of the part of the screen`() throws {
    try show { _, window, _ in
      let geometry = try #require(window.windowScene).effectiveGeometry
      #expect(geometry.systemFrame == CGRect(x: 0, y: 0, width: 1024, height: 768))
      #expect(!geometry.isInteractivelyResizing)
    }
  }

  @Test func `the delegate receives another part of the screen, with the old geometry`() throws {
    try show { _, window, delegate in
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(delegate.notes == ["1024.0 to 320.0"])
    }
  }

  @Test func `the delegate is not told where nothing changes`() throws {
    try show { _, window, delegate in
      try window.resize(to: .iPadAir2(.landscape))
      #expect(delegate.notes.isEmpty)
    }
  }

  @Test func `while an edge is dragged, sizes change live and the geometry says so`() throws {
    try show { controller, window, delegate in
      try window.drag(through: .iPadAir2(.split(.twoThirds)), .iPadAir2(.split(.half)))
      #expect(
        delegate.notes == [
          "1024.0 to 1024.0, dragged", "1024.0 to 694.0, dragged", "694.0 to 507.0, dragged",
          "507.0 to 507.0",
        ])
      #expect(controller.notes == ["694.0, dragged", "507.0, dragged"])
    }
  }

  @Test func `a window that does not exist ends the drag`() throws {
    try show { _, window, _ in
      #expect(throws: (any Error).self) {
        try window.drag(through: LayoutWindow(device: "no-such-device"))
      }
      #expect(window.windowScene?.effectiveGeometry.isInteractivelyResizing == false)
    }
  }
}
