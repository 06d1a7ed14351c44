// Frames, traits and fonts are in the interface of views, so whoever lays out views has them too.
@_exported public import TinamouEnvironment
@_exported public import TinamouText
