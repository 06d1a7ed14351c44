import TinamouControllers
import TinamouLayout

/// Records its calls.
final class RecordingController: LayoutController {
  /// The calls of all controllers that share the log.
  final class Log {
    var lines: [String] = []
  }

  let log: Log
  /// Whether blocks are queued too.
  var queuesBlocks = true
  /// An action for the time when the size is about to change.
  var onSize: ((TransitionCoordinator) -> Void)?

  init(_ name: String, log: Log) {
    self.log = log
    super.init(name)
  }

  private func write(_ line: String) { log.lines.append("\(name ?? "?") \(line)") }

  override func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    write(
      "willTransition \(traitCollection.horizontalSizeClass) to \(newCollection.horizontalSizeClass)"
    )
    queueBlocks("traits", coordinator)
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    write("viewWillTransition \(view.frame.size.width) to \(size.width)")
    queueBlocks("size", coordinator)
    onSize?(coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    write("traitCollectionDidChange to \(traitCollection.horizontalSizeClass)")
  }

  override func viewDidLayoutSubviews() { write("layout \(view.frame.size.width)") }

  private func queueBlocks(_ name: String, _ coordinator: TransitionCoordinator) {
    guard queuesBlocks else { return }
    coordinator.animate { [unowned self] _ in
      write("alongside \(name)")
    } completion: { [unowned self] in
      write("completion \(name)\($0.isCancelled ? " cancelled" : "")")
    }
  }
}
