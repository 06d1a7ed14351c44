#!/usr/bin/env python3
"""Makes the wheel: build_wheel.py LIBRARY PROGRAM VERSION OUTPUT.

LIBRARY is libCTinamou.so and PROGRAM is `tinamou`, both built for release. Needs a C compiler, strip and
objdump, and nothing from PyPI. The extension uses the stable ABI of Python 3.10, so that one wheel serves
3.10 and every later version. Its name tells the oldest glibc that has all symbols which the library, the
program and the extension ask for.
"""

import base64
import hashlib
import pathlib
import platform
import re
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
HEADERS = HERE.parents[1] / "Sources" / "CTinamouHeader"

METADATA = """\
Metadata-Version: 2.1
Name: tinamou
Version: {version}
Summary: Constraint layout: an incremental solver with strict priorities, and the frames of constraint files
License: Apache-2.0
Requires-Python: >=3.10
Provides-Extra: numpy
Requires-Dist: numpy; extra == "numpy"
Classifier: Programming Language :: Python :: 3
Classifier: Operating System :: POSIX :: Linux
Description-Content-Type: text/markdown

{description}"""

WHEEL = """\
Wheel-Version: 1.0
Generator: tinamou
Root-Is-Purelib: false
Tag: {tag}
"""


def oldest_glibc(paths):
    """The newest version of glibc of which a symbol is asked for."""
    versions = set()
    for path in paths:
        symbols = subprocess.run(["objdump", "-T", path], check=True, capture_output=True, text=True).stdout
        versions |= {tuple(map(int, found)) for found in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols)}
    return max(versions)


def digest(data):
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def main(library, program, version, output):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        binaries = {"tinamou/libCTinamou.so": library, f"tinamou-{version}.data/scripts/tinamou": program}
        paths = {}
        for name, source in binaries.items():
            paths[name] = folder / pathlib.Path(name).name
            subprocess.run(["strip", "-o", paths[name], source], check=True)
        extension = folder / "_tinamou.abi3.so"
        subprocess.run(
            ["cc", "-O2", "-fPIC", "-shared", "-Wall", "-I", HEADERS, "-I", sysconfig.get_path("include"),
             HERE / "tinamou" / "_tinamou.c", HERE / "tinamou" / "_expressions.c",
             "-L", folder, "-lCTinamou", "-Wl,-rpath,$ORIGIN", "-s", "-o", extension], check=True)
        paths[f"tinamou/{extension.name}"] = extension
        for source in sorted((HERE / "tinamou").iterdir()):
            if source.suffix in (".py", ".pyi") or source.name == "py.typed":
                paths[f"tinamou/{source.name}"] = source
        glibc = oldest_glibc(path for path in paths.values() if path.parent == folder)
        tag = f"cp310-abi3-manylinux_{glibc[0]}_{glibc[1]}_{platform.machine()}"
        files = {name: path.read_bytes() for name, path in paths.items()}
        info = f"tinamou-{version}.dist-info"
        description = (HERE / "README.md").read_text()
        files[f"{info}/METADATA"] = METADATA.format(version=version, description=description).encode()
        files[f"{info}/WHEEL"] = WHEEL.format(tag=tag).encode()
        files[f"{info}/LICENSE"] = (HERE.parents[1] / "LICENSE").read_bytes()
        record = [f"{name},{digest(data)},{len(data)}" for name, data in files.items()]
        files[f"{info}/RECORD"] = "\n".join(record + [f"{info}/RECORD,,", ""]).encode()
        wheel = pathlib.Path(output) / f"tinamou-{version}-{tag}.whl"
        wheel.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for name, data in files.items():
                # The same content makes the same wheel.
                entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
                is_program = "/scripts/" in name or name.endswith(".so")
                entry.external_attr = (0o100755 if is_program else 0o100644) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, data)
    installed = sum(map(len, files.values()))
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB, {installed / 1e6:.1f} MB installed")


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
