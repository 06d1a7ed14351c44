/// A constraint file of Docs/Examples.
enum Example: String, CaseIterable {
  case travelog
  case readableArticle = "readable-article"
  case signUpForm = "sign-up-form"
  case profileCard = "profile-card"
  case message
  case toDo = "to-do"
  case inbox

  /// The path from the root of the repository.
  var path: String { "Docs/Examples/\(rawValue).json" }
}
