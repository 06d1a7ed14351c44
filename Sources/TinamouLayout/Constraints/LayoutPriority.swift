public import TinamouSolver

/// The strength of a constraint: above 0 and at most 1000, which means required.
public typealias LayoutPriority = Priority

/// The relation between the two sides of a constraint.
public typealias LayoutRelation = Relation
