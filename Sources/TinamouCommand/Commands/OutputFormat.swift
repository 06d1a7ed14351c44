/// How results are printed.
enum OutputFormat: String, CaseIterable {
  case json
  case table
}
