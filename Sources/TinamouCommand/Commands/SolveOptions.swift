/// The options of `tinamou solve`.
enum SolveOptions {
  static let all =
    WindowSelection.options + [
      Option(
        name: "--format", value: "json|ndjson|table",
        help:
          "how to print the frames; json unless stated, ndjson\nprints each layout on a line of its own"
      ),
      RequestStreamOption.stream,
      Option(name: "--absolute", help: "frames in the window, not in the superview"),
      Option(name: "--exact", help: "frames as solved, not rounded to pixels"),
    ] + WindowLayouts.options + TransitionChoice.options

  static let discussion = """
    FILE may be a folder, a pattern such as 'screens/*.json', or '-' for standard input. Frames are
    printed to standard output as they are computed, everything else to standard error.

    The windows are those of --device, --size and --width, each may be given several times; else those
    of the file ("at"); else one iPhone in portrait. --orientation, --split, --text-size, --rtl,
    --both-directions, --scale, --keyboard and --readable vary each of these windows, and given several
    times they make every combination:

      tinamou solve FILE --device ipad-air-2 --split full --split 1/2 --rtl

    Windows that a device does not have are left out; a note on standard error names them.

    --transition plays steps in one window of a device, which begins with the first: full, 2/3, 1/2,
    1/3, slide-over, WIDTHxHEIGHT, rotate, portrait, landscape, keyboard HEIGHT, keyboard off,
    text-size NAME, ltr, rtl. The device is that of --device, else of the file's scene, else the first
    that the file names. With --times a missed budget is a finding.

    """
}
