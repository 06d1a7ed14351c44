import Testing
import UIKit

/// The sizes that code reads while a window changes its size.
@MainActor @Suite struct TransitionSizeTests {
  private final class Reader: UIViewController {
    /// The widths of the bounds, the frame and the window, in the order of the calls.
    private(set) var widths: [[CGFloat?]] = []

    private func read() {
      widths.append([view.bounds.width, view.frame.width, view.window?.bounds.width])
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      read()
      coordinator.animate(
        alongsideTransition: { _ in self.read() }, completion: { _ in self.read() })
    }
  }

  /// Apple: at the end of the setup the sizes change, then the blocks alongside are called.
  @Test(arguments: [false, true])
  func `blocks alongside find the size after the transition`(isInNavigation: Bool) throws {
    try LayoutWindow.iPhone14.show(Reader.init) { reader, window in
      if isInNavigation {
        window.rootViewController = UINavigationController(rootViewController: reader)
      }
      try window.resize(to: .iPhone14(.landscape))
      #expect(reader.widths == [[390, 390, 390], [844, 844, 844], [844, 844, 844]])
      #expect(reader.view.center == CGPoint(x: 422, y: 195))
    }
  }
}
