public import TinamouSolver

/// How strongly a constraint is wanted, from above 0 up to 1000, which is required.
public typealias LayoutPriority = Priority

/// How the two sides of a constraint compare.
public typealias LayoutRelation = Relation
