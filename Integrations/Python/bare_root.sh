#!/usr/bin/env bash
# Installs the wheel in a root folder that contains Debian's Python and nothing else, and runs the first
# program of README.md and `tinamou solve` there: bare_root.sh WHEEL FOLDER, as root, on Debian or Ubuntu
# with python3-venv. Prints the times and the size; fails above 40 MB.
set -euo pipefail
wheel=$1
root=$2
python=$(readlink -f /usr/bin/python3)
library=/usr/lib/$(basename "$python")
rm -rf "$root"
mkdir -p "$root"/usr/bin "$root"/usr/share "$root"/lib64 "$root"/proc "$root"/dev "$root"/tmp "$root"/files
ln -s usr/lib "$root/lib"
cp "$python" "$root/usr/bin/python3"
mkdir -p "$root/usr/lib" && cp -a "$library" "$root/usr/lib/"
cp -a /usr/share/python-wheels "$root/usr/share/"
cp -L /lib64/ld-linux-x86-64.so.2 "$root/lib64/"
# The libraries of Python and its modules, and those of C++, which the wheel expects.
ldd "$python" "$library"/lib-dynload/*.so | grep -o '/[^ :]*\.so[^ :]*' | grep -v lib-dynload | sort -u |
  while read -r file; do
    folder=$root$(dirname "$(readlink -f "$file" | sed 's,^/lib,/usr/lib,;s,^/usr/usr,/usr,')")
    mkdir -p "$folder" && cp -L "$file" "$folder/"
  done
cp -L /usr/lib/*-linux-gnu/libstdc++.so.6 /usr/lib/*-linux-gnu/libgcc_s.so.1 "$root"/usr/lib/*-linux-gnu/
mknod "$root/dev/null" c 1 3 && mknod "$root/dev/urandom" c 1 9
cp "$wheel" Docs/Examples/travelog.json "$root/files/"
awk '/^```python/ { inside = 1; next } /^```/ { if (inside) exit } inside' README.md > "$root/files/first.py"

in_root() {
  unshare --mount sh -c 'mount --bind /proc "$0/proc" && exec env -i PATH=/usr/bin:/usr/sbin HOME=/tmp chroot "$0" "$@"' \
    "$root" "$@"
}
size() { du -sk "$root/files/environment" | cut -f1; }

in_root /usr/bin/python3 -m venv /files/environment
before=$(size)
TIMEFORMAT='%R seconds'
time in_root /files/environment/bin/pip install --quiet --no-index --disable-pip-version-check \
  "/files/$(basename "$wheel")"
installed=$(($(size) - before))
time test "$(in_root /files/environment/bin/python /files/first.py)" = "180.0 420.0"
time in_root /files/environment/bin/tinamou solve /files/travelog.json --format table > /dev/null
echo "$installed kB installed"
test "$installed" -lt 40000
