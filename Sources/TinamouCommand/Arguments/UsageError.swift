/// What is wrong with a command line.
struct UsageError: Error {
  let message: String
  var help: String?
}
