extension SplitController {
  /// The width of the primary column as a part of that of the split view, from 0 to 1.
  public var preferredPrimaryColumnWidthFraction: Double {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The width of the primary column in points; counts before the fraction.
  public var preferredPrimaryColumnWidth: Double {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// The least width of the primary column in points; automatic is 0.
  public var minimumPrimaryColumnWidth: Double {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The greatest width of the primary column in points; counts before the least.
  public var maximumPrimaryColumnWidth: Double {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The width of the supplementary column as a part of that of the split view, from 0 to 1.
  public var preferredSupplementaryColumnWidthFraction: Double {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The width of the supplementary column in points; counts before the fraction.
  public var preferredSupplementaryColumnWidth: Double {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// The least width of the supplementary column in points; automatic is 0.
  public var minimumSupplementaryColumnWidth: Double {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The greatest width of the supplementary column in points; counts before the least.
  public var maximumSupplementaryColumnWidth: Double {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }

  /// The width of the primary column in points, as it is or will be where it shows beside another.
  public var primaryColumnWidth: Double { primaryWidth.points(in: knownSize.width) }
  /// The width of the supplementary column in points; see ``primaryColumnWidth``.
  public var supplementaryColumnWidth: Double { supplementaryWidth.points(in: knownSize.width) }
}
