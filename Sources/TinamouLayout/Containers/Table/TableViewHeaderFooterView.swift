/// What stands above or below the rows of a section.
open class TableViewHeaderFooterView: ReusableView {}
