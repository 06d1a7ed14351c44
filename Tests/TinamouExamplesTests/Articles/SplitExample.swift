import Tinamou

/// Which callbacks a controller gets when its app shares the screen.
final class DiaryController: LayoutController {
  private(set) var log: [String] = []

  override func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.append("to width class \(newCollection.horizontalSizeClass.rawValue)")
  }

  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    log.append("to \(size.width) points")
    coordinator.animate(
      alongsideTransition: { _ in self.log.append("alongside") },
      completion: { _ in self.log.append("done") })
  }
}

/// The calls that a diary gets when another app takes half of the screen of an iPad Air 2.
func logOfSplit() throws -> [String] {
  guard let pad = Device.named("ipad-air-2") else { return [] }
  let diary = DiaryController("diary")
  let window = Window(
    rootController: diary,
    environment: try WindowConfiguration.device(pad, orientation: .landscape).environment())
  try window.resize(
    to: WindowConfiguration.device(pad, orientation: .landscape, split: .half).environment())
  return diary.log
}
