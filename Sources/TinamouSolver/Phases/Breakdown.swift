/// More steps were taken than a flush may take, or rounding left no way to go on.
struct Breakdown: Error {
  let steps: Int
}
