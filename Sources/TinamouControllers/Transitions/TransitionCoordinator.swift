public import TinamouLayout

/// The object through which controllers query the current transition and take part in it.
public final class TransitionCoordinator {
  /// A block of the app, which receives the coordinator.
  public typealias Block = (TransitionCoordinator) -> Void

  /// Whether the change is shown as an animation.
  public let isAnimated: Bool
  /// The duration of the run stage, in seconds.
  public let transitionDuration: Double
  /// The rotation of the content, in radians, clockwise; 0 without a rotation.
  ///
  /// UIKit's `targetTransform` contains the same angle.
  public let rotationAngle: Double
  /// Whether the user controls the transition, as with the divider of a Split View.
  public internal(set) var isInteractive: Bool
  /// Whether the transition was cancelled.
  public internal(set) var isCancelled = false
  /// The progress of the run stage, from 0 to 1.
  public internal(set) var percentComplete = 0.0

  /// The sizes that the views of controllers and of the window have after the transition, in
  /// points.
  package var sizesToCome: [LayoutItem.ID: Size] { transition?.sizesToCome ?? [:] }

  weak var transition: Transition?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionObservers: [Block] = []

  init(_ options: TransitionOptions) {
    isAnimated = options.isAnimated
    transitionDuration = options.isAnimated ? options.seconds : 0
    isInteractive = options.isInteractive
    rotationAngle = options.rotationAngle
  }

  /// Queues a block for the create stage and one for the cleanup stage.
  ///
  /// The changes of the animation block are visible in the new layout, which the system makes after
  /// all blocks.
  ///
  /// - Parameters:
  ///   - animation: The block for the create stage.
  ///   - completion: The block for the cleanup stage.
  /// - Returns: Whether the blocks were queued, which is possible only in the setup stage.
  @discardableResult
  public func animate(
    alongsideTransition animation: Block?, completion: Block? = nil
  ) -> Bool {
    guard let transition, transition.stage == .setup else {
      if let transition { transition.recordLateBlock() }
      return false
    }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Queues a block that changes a view outside of the controllers that take part; see
  /// ``animate(alongsideTransition:completion:)``.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - animation: The block for the create stage.
  ///   - completion: The block for the cleanup stage.
  /// - Returns: Whether the blocks were queued, which is possible only in the setup stage.
  @discardableResult
  public func animateAlongsideTransition(
    in view: LayoutView?, animation: Block?, completion: Block? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Queues a block for the moment when the user releases an interactive transition.
  public func notifyWhenInteractionChanges(_ block: @escaping Block) {
    interactionObservers.append(block)
  }

  /// Removes the animation blocks and returns them.
  func takeAnimations() -> [Block] { take(&animations) }

  func runCompletions() {
    for block in take(&completions) { block(self) }
  }

  func endInteraction() {
    guard isInteractive else { return }
    isInteractive = false
    for block in take(&interactionObservers) { block(self) }
  }

  private func take(_ blocks: inout [Block]) -> [Block] {
    defer { blocks = [] }
    return blocks
  }
}
