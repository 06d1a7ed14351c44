/// Something that receives events of a view: a change of the hinge, because there are no touch
/// events.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view.
  var view: UIView? { get }
  /// Called before the interaction gets another view.
  func willMove(to view: UIView?)
  /// Called after the interaction got another view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction; it leaves the view that had it. One that the view has already stays, and
  /// is told of nothing.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !has(interaction) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction, if the view has it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard has(interaction) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private func has(_ interaction: any UIInteraction) -> Bool {
    interactions.contains { $0 === interaction }
  }
}
