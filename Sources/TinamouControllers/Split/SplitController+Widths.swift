import TinamouEnvironment

extension SplitController {
  /// The preferred width of the primary column as a fraction of the width of the split view, from 0
  /// to 1.
  public var preferredPrimaryColumnWidthFraction: Double {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The preferred width of the primary column in points; it has precedence over the fraction.
  public var preferredPrimaryColumnWidth: Double {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  /// The minimum width of the primary column in points; automatic means 0.
  public var minimumPrimaryColumnWidth: Double {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The maximum width of the primary column in points; it has precedence over the minimum.
  public var maximumPrimaryColumnWidth: Double {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The preferred width of the supplementary column as a fraction of the width of the split view,
  /// from 0 to 1.
  public var preferredSupplementaryColumnWidthFraction: Double {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The preferred width of the supplementary column in points; it has precedence over the
  /// fraction.
  public var preferredSupplementaryColumnWidth: Double {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  /// The minimum width of the supplementary column in points; automatic means 0.
  public var minimumSupplementaryColumnWidth: Double {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The maximum width of the supplementary column in points; it has precedence over the minimum.
  public var maximumSupplementaryColumnWidth: Double {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }

  /// The width of the primary column in points, also while it is not shown beside another column.
  public var primaryColumnWidth: Double { primaryWidth.points(in: knownSize.width) }
  /// The width of the supplementary column in points; see ``primaryColumnWidth``.
  public var supplementaryColumnWidth: Double { supplementaryWidth.points(in: knownSize.width) }
}
