@_exported public import TinamouAnalysis
@_exported public import TinamouControllers
@_exported public import TinamouFormat
@_exported public import TinamouLayout
@_exported public import TinamouLists
@_exported public import TinamouRender
@_exported public import TinamouSolver
