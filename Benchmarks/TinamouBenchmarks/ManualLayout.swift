/// A layout written by hand for one workload: the practical limit of what a solver can reach.
///
/// One pass over the items writes the values into an array that exists already, in the order of the
/// model's variables; an inserted item stands where it is seen, not at the end.
package protocol ManualLayout {
  mutating func apply(_ change: LayoutChange)
  func layOut(into values: inout [Double])
}
