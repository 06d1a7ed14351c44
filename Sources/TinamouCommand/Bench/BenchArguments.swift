/// The options of `tinamou bench` for constraint files.
package enum BenchArguments {
  package static let all = [
    Option(
      name: "--only", value: "TEXT", help: "only scripts whose names contain this", repeats: true),
    Option(
      name: "--device", value: "NAME",
      help: "play the scripts that this device has; ipad-pro-12-9\nunless stated", repeats: true),
    Option(
      name: "--samples", value: "NUMBER",
      help:
        "time at least so many transitions of each script, and a tenth as\nmany launches; 1000 unless stated"
    ),
    Option(
      name: "--budget", value: "NUMBER",
      help:
        "milliseconds that setup and create may take in p99, or\nSCRIPT=NUMBER; one frame at 120 Hz unless stated",
      repeats: true),
    Option(
      name: "--by-view",
      help: "print the time that the text of each view takes, and its moves"),
    Option(
      name: "--plot", value: "PATH",
      help: "draw the time of each step beside its limit, as SVG"),
    Option(
      name: "--baseline", value: "PATH",
      help: "compare with an earlier run that --json printed"),
    Option(name: "--json", help: "print JSON, with the files that were measured"),
    Option(name: "--wide", help: "print the times of every stage, and counts"),
  ]

  package static let discussion = """
    Replays what happens to windows over each FILE, or over built-in apps if there is none: a
    rotation, every step of Split View, the divider from side to side, Slide Over, another text size
    and a keyboard. Times are microseconds until the first frame. Before the scripts comes the launch:
    'reading' a FILE, and its 'first-layout', which have no limit unless you name one:

      tinamou bench screen.json --device iphone-14 --budget 4 --budget first-layout=16

    Ends with 1 if p99 is above the limit, or if something is slower than in the baseline.

    A baseline has the FILEs of that time inside. Both versions are measured again, in turn, so that
    what else the machine does counts for both. A difference is reported if it is above 3 % with a
    confidence of 99.9 %:

      tinamou bench screen.json --json > before.json
      tinamou bench screen.json --baseline before.json

    'tinamou bench solver', 'layout' and 'transitions' measure the program itself; --help after them
    tells more. Runs tinamou-bench, which lies beside tinamou. Build it with
    swift build -c release --product tinamou-bench

    """
}
