import Testing
import UIKit

/// Windows that a test resizes.
@MainActor @Suite struct ResizeTests {
  private final class Noting: UIViewController {
    var notes: [String] = []

    private func noteTraits(_ stage: String) {
      notes.append("\(stage) with \(traitCollection.horizontalSizeClass) width")
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      notes.append("\(newCollection.horizontalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      notes.append("from \(view.bounds.width) to \(size.width)")
      coordinator.animate { [weak self] _ in
        self?.noteTraits("animated")
      } completion: { [weak self] _ in
        self?.noteTraits("completed")
      }
    }
  }

  @Test func `controllers take part in a transition to another part of the screen`() throws {
    try LayoutWindow.iPadAir2(.landscape).show(Noting.init) { controller, window in
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(
        controller.notes == [
          "compact", "from 1024.0 to 320.0", "animated with compact width",
          "completed with compact width",
        ])
      #expect(window.bounds.size == CGSize(width: 320, height: 768))
      #expect(controller.view.frame == window.bounds)
      #expect(controller.traitCollection.horizontalSizeClass == .compact)
      #expect(UIScreen.main.bounds.size == CGSize(width: 1024, height: 768))
      controller.notes = []
      try window.resize(to: .iPadAir2(.portrait))
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
      #expect(controller.notes.first == "regular")
    }
  }

  @Test func `a coordinator knows how far the device is rotated`() throws {
    final class Rotating: UIViewController {
      var transforms: [CGAffineTransform] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animateAlongsideTransition(in: view) { [weak self] context in
          self?.transforms.append(context.targetTransform)
        } completion: { [weak self] context in
          if context.percentComplete == 1 { self?.transforms.append(context.targetTransform) }
        }
      }
    }
    try LayoutWindow.iPadAir2(.landscape).show(Rotating.init) { controller, window in
      try window.resize(to: .iPadAir2(.split(.half)))
      #expect(controller.transforms == [.identity, .identity])
      try window.resize(to: .iPadAir2(.portrait))
      #expect(controller.transforms.last == CGAffineTransform(rotationAngle: -.pi / 2))
    }
  }

  @Test func `a transition inside of another one is refused and leaves the screen as it is`() throws
  {
    final class Impatient: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        try? view.window?.resize(to: .iPadAir2(.portrait))
      }
    }
    TinamouUIKit.clearProblems()
    try LayoutWindow.iPadAir2(.landscape).show(Impatient.init) { controller, window in
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(TinamouUIKit.clearProblems().count == 1)
      #expect(UIScreen.main.bounds.size == CGSize(width: 1024, height: 768))
      #expect(window.bounds.size == CGSize(width: 320, height: 768))
      #expect(controller.view.frame == window.bounds)
    }
  }

  @Test func `a device that does not exist is refused`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let size = window.bounds.size
    #expect(throws: LayoutDifference.self) {
      try window.resize(to: LayoutWindow(device: "no-such-device"))
    }
    #expect(window.bounds.size == size)
  }
}
