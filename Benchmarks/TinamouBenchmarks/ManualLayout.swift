/// A hand-written layout for one workload: the practical limit of what a solver can reach.
///
/// One pass over the items writes the values into an existing array, in the order of the model's
/// variables. An inserted item is at its visible position, not at the end.
package protocol ManualLayout {
  mutating func apply(_ change: LayoutChange)
  func layOut(into values: inout [Double])
}
