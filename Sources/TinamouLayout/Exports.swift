// Frames, traits and fonts are part of the interface of views, so every client of views needs them
// too.
@_exported public import TinamouEnvironment
@_exported public import TinamouText
