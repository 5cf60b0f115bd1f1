#!/usr/bin/env python3
"""Collects interface strings from the translation catalogues of this machine, for Scripts/bench.

    collect_strings.py COUNT LANGUAGE... --family NAME [--fallback NAME]... --into FOLDER

Writes as many strings as asked, equally many of each language, in an order that depends on the strings alone:
    strings.tsv    a language and a string in each line, for the peers
    typefit.json   an element for each string: a label 343 points wide, of as many lines as it needs
Where a machine has too few strings of a language they are repeated, and that is said.
"""
import argparse
import gettext
import glob
import hashlib
import json
import os
import sys


def is_plain(text):
    """One line of real words: no control characters, no markup, no header."""
    return 2 <= len(text) <= 300 and not any(ord(c) < 32 or c in "<>" for c in text) and any(c.isalpha() for c in text)


def strings(language):
    found = set()
    # The keys of the catalogues are English.
    folder = "*" if language == "en" else language
    for path in glob.glob(f"/usr/share/locale/{folder}/LC_MESSAGES/*.mo"):
        try:
            with open(path, "rb") as file:
                entries = gettext.GNUTranslations(file)._catalog
        except (OSError, UnicodeDecodeError, LookupError, ValueError):
            continue
        for key, text in entries.items():
            source = (key[0] if isinstance(key, tuple) else key).split("\x04")[-1]
            if language == "en":
                text = source
            elif text == source:
                continue
            if is_plain(text):
                found.add(text)
    return sorted(found, key=lambda text: hashlib.sha256(text.encode()).digest())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("languages", nargs="+")
    parser.add_argument("--family", required=True)
    parser.add_argument("--fallback", action="append", default=[])
    parser.add_argument("--into", required=True)
    options = parser.parse_args()

    share = -(-options.count // len(options.languages))
    rows = []
    for language in options.languages:
        known = strings(language)
        if not known:
            sys.exit(f"no catalogue of {language} in /usr/share/locale")
        if len(known) < share:
            print(f"  {len(known)} strings of {language}, so that some come again", file=sys.stderr)
        rows += [(language, known[i % len(known)]) for i in range(share)]
    rows = rows[: options.count]

    os.makedirs(options.into, exist_ok=True)
    with open(os.path.join(options.into, "strings.tsv"), "w", encoding="utf-8") as file:
        file.writelines(f"{language}\t{text}\n" for language, text in rows)
    elements = [
        {"name": str(number), "text": {language: text}, "style": "body", "lines": 0, "width": 343}
        for number, (language, text) in enumerate(rows, 1)
    ]
    configuration = {
        "family": options.family,
        "fonts": {"system": True, "fallbacks": options.fallback},
        "elements": elements,
    }
    with open(os.path.join(options.into, "typefit.json"), "w", encoding="utf-8") as file:
        json.dump(configuration, file, ensure_ascii=False, indent=1)


main()
