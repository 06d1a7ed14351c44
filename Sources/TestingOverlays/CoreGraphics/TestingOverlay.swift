// The compiler looks for this module by name when a file imports both Testing and CoreGraphics. On
// Apple's platforms it attaches images to tests; here it is empty.
