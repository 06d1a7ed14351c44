extension Double {
  /// Returns the quotient by a coefficient.
  ///
  /// Most coefficients of a layout are 1 or -1, and a division takes several times as long as a
  /// multiplication.
  @inline(__always)
  func divided(byCoefficient coefficient: Double) -> Double {
    abs(coefficient) == 1 ? self * coefficient : self / coefficient
  }
}
