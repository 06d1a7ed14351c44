/// An app on the screen.
struct PlacedApplication: Hashable, Sendable, Identifiable {
  var application: Application
  var place: ScenePlace
  var activation = ActivationState.active
  /// Where a window of any size was put; its x grows in the direction of the language.
  var windowFrame = Rect.zero

  init(_ application: Application, _ place: ScenePlace) {
    self.application = application
    self.place = place
  }

  var id: Application.ID { application.id }

  /// The same app elsewhere, and to be seen.
  func shown(in place: ScenePlace) -> PlacedApplication { PlacedApplication(application, place) }

  /// The same app elsewhere, as active as before.
  func moved(to place: ScenePlace) -> PlacedApplication {
    var copy = self
    copy.place = place
    return copy
  }
}
