#!/usr/bin/env bash
# Shows what comparing two versions of a file finds: 20 comparisons of a file with itself, then 20 with
# one that has a tenth more rows. Prints how many of each tell a difference.
#
#   Benchmarks/compare-versions.sh .build/release/tinamou-bench [SCRIPT]
set -euo pipefail
program=$(realpath "${1:?the program tinamou-bench}")
script=${2:-keyboard}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

# A file with so many labels, each below the one before.
screen() {
  local views="" constraints="" above="root.safeArea.top"
  for ((row = 0; row < $1; row++)); do
    views+="{ \"id\": \"r$row\", \"kind\": \"label\", \"text\": \"Row number $row of the list\", \"lines\": 0 },"
    constraints+="\"r$row.leading == root.margins.leading\", \"r$row.trailing <= root.margins.trailing\","
    constraints+="\"r$row.top == $above + 8\","
    above="r$row.bottom"
  done
  echo "{ \"tinamou\": 1, \"view\": { \"id\": \"root\", \"subviews\": [$views] }, \"constraints\": [$constraints] }"
}

mkdir same more
screen 60 > same/screen.json
screen 66 > more/screen.json
"$program" same/screen.json --json --samples 1 --only "$script" > run.json
for version in same more; do
  for ((count = 0; count < 20; count++)); do
    "$program" "$version/screen.json" --samples 1 --budget 10000 --baseline run.json --only "$script" || true
  done | grep "of the baseline" | sed "s/^ *\([a-z ]*\):.*/$version: \1/"
done | sort | uniq -c
