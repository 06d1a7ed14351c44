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
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
