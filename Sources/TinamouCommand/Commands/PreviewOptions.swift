/// The options of `tinamou preview`.
enum PreviewOptions {
  static let all =
    [
      Option(
        name: "-o", value: "PATH",
        help: "the file to write, ending in .svg, .html, .png or .pdf;\n"
          + "'-' or nothing for standard output"),
      Option(
        name: "--format", value: "svg|html|png|pdf",
        help: "what to write if PATH does not say it; svg unless stated"),
      Option(
        name: "--plain", help: "without names, guides, diagonals and findings, for a document"),
      Option(
        name: "--scroll-content",
        help: "also draw the whole content of scroll views that show a part of it"),
      Option(
        name: "--diff", value: "PATH",
        help: "draw each window of this constraint file beside that of FILE"),
      Option(
        name: "--interactive", help: "a page on which the window is dragged through every width"),
      Option(name: "--watch", help: "write again whenever FILE changes, until interrupted"),
    ] + WindowSelection.options + WindowLayouts.options

  static let discussion = """
    Draws every window with its views, guides and findings, side by side in one file that needs no
    other. FILE may be a folder or a pattern: all of its files are in one gallery. It may be '-' for
    standard input. The windows are chosen as for 'tinamou solve':

      tinamou preview FILE --device ipad-air-2 --split full --split 1/3 -o preview.html

    PNG and PDF are made by rsvg-convert, of librsvg, where it is installed.

    With --interactive, the page has every width from 320 to 1366 points and the windows, at three text
    sizes in both directions, with the widths at which something changes and what a check finds.

    With --watch, errors in a new FILE are shown and the last preview stays. An HTML page
    then loads itself again every second.

    """
}
