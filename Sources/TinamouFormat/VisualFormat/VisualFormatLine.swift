import TinamouLayout
import TinamouSolver

/// A line of a visual format along one axis, as a flat list, so that stacks may nest at any depth.
struct VisualFormatLine {
  /// A condition in parentheses: `>= 20 @ 250`.
  struct Predicate {
    let relation: Relation
    /// The expression that a size or distance is compared with.
    let object: LinearForm
    let priority: Priority
    let range: Range<Int>
  }

  /// The distance between two views, or between a view and its superview.
  struct Connection {
    enum Kind {
      /// `->`: no constraint.
      case none
      /// No characters: the views touch.
      case flush
      /// `-`: the standard spacing.
      case standard
      /// `-8-`, `-(>=8)-`: the distance satisfies all of these.
      case distance([Predicate])
      /// `~`: the distance equals all other such distances in the line, and satisfies these.
      case equal([Predicate])
    }

    let kind: Kind
    let range: Range<Int>
  }

  /// One token of a line.
  enum Part {
    /// `|`.
    case superview(Range<Int>)
    /// A name, or a range of names, in brackets.
    case views([VisualItem], [Predicate], Range<Int>)
    /// `:` after a name: the following views are inside that view.
    case beginStack(VisualItem, Range<Int>)
    case endStack
    /// The end of the bracket that began with the views.
    case endBracket
    case connection(Connection)
  }

  let axis: LayoutAxis
  let parts: [Part]
  /// The bytes from the first token to the last.
  let range: Range<Int>

  /// The number of views, without the superview.
  var numberOfViews: Int {
    parts.reduce(0) { count, part in
      if case .views(let items, _, _) = part { count + items.count } else { count }
    }
  }
}
