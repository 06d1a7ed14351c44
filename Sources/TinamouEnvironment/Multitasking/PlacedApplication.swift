/// An app on the screen.
struct PlacedApplication: Hashable, Sendable, Identifiable {
  var application: Application
  var place: ScenePlace
  var activation = ActivationState.active
  /// The frame that a window of any size was given; x grows in the reading direction.
  var windowFrame = Rect.zero

  init(_ application: Application, _ place: ScenePlace) {
    self.application = application
    self.place = place
  }

  var id: Application.ID { application.id }

  /// The same app in another place, where it is visible.
  func shown(in place: ScenePlace) -> PlacedApplication { PlacedApplication(application, place) }

  /// The same app in another place, with its activation unchanged.
  func moved(to place: ScenePlace) -> PlacedApplication {
    var copy = self
    copy.place = place
    return copy
  }
}
