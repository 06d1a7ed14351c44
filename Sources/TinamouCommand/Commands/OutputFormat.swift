/// The format in which results are printed.
enum OutputFormat: String, CaseIterable {
  case json
  case table
}
