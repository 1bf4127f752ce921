"""Writes the words of the scripts to files for Node and for type checking. In a site, the generator
puts the words into the scripts.

Usage: words.py FOLDER
"""

import json
import pathlib
import sys

import yaml


def main():
    words = pathlib.Path(__file__).parent.parent.parent / "Templates" / "words" / "en"
    folder = pathlib.Path(sys.argv[1])
    catalogue = {
        file.stem: {
            name: json.dumps(text, ensure_ascii=False) if isinstance(text, dict) else text
            for name, text in yaml.load(file.read_text(), yaml.BaseLoader).items()
        }
        for file in sorted(words.glob("*.yml"))
    }
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(catalogue, ensure_ascii=False)
    (folder / "words.mjs").write_text(f"globalThis.WORDS = {text};\n")
    types = "".join(
        f"  {area}: {{ {' '.join(f'{name}: string;' for name in texts)} }};\n" for area, texts in catalogue.items()
    )
    (folder / "words.d.ts").write_text(f"declare const WORDS: {{\n{types}}};\n")


main()
