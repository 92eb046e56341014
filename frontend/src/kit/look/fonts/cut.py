"""Cuts and joins the pages' face: python -m venv v && v/bin/pip install fonttools brotli && v/bin/python cut.py

Letters of Hind Siliguri (Bengali, and of Latin what pages write), digits and ৳ of Noto Sans Bengali, which are all of
one width, at 96 %. No hinting programs: today's browsers hardly use them, and they are half of a file's weight. Outlines lie
on a grid of 500 to the em, in place of 1000: at 32 px a point moves by at most 0.03 px.
"""
import os
import tempfile

from fontTools import merge, subset
from fontTools.ttLib.scaleUpem import scale_upem

HERE = os.path.dirname(os.path.abspath(__file__))
FACES = os.path.join(HERE, "../../../../../node_modules/@fontsource")
BENGALI = "U+0964-0965,U+0980-09E3,U+09F0-09F2,U+09F4-09FE,U+200C-200D,U+25CC"
LATIN = "U+0020-007E,U+00A1-00FF,U+2013-2014,U+2018-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212"
DIGITS = "U+09E6-09EF,U+09F3"
EM = 500
WEIGHT = 400  # browsers embolden it themselves: a file of bold letters weighs as much again
LINES = ("ascent", "descent", "lineGap", "sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent")


def cut(face, part, weight, unicodes, folder, percent=100):
    options = subset.Options(hinting=False, layout_features=["*"], glyph_names=False, notdef_outline=True)
    options.drop_tables += ["gasp", "DSIG"]
    font = subset.load_font(f"{FACES}/{face}/files/{face}-{part}-{weight}-normal.woff2", options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(unicodes))
    cutter.subset(font)
    scale_upem(font, EM * percent // 100)
    font["head"].unitsPerEm = EM
    font.flavor = None
    path = f"{folder}/{face}-{part}.ttf"
    font.save(path)
    return path, font


with tempfile.TemporaryDirectory() as folder:
    letters, whole = cut("hind-siliguri", "bengali", WEIGHT, BENGALI, folder)
    latin, _ = cut("hind-siliguri", "latin", WEIGHT, LATIN, folder)
    digits, _ = cut("noto-sans-bengali", "bengali", WEIGHT, DIGITS, folder, 96)
    joined = merge.Merger().merge([letters, latin, digits])
    for table in ("hhea", "OS/2"):  # lines are as high as those of the letters
        for name in LINES:
            if hasattr(whole[table], name):
                setattr(joined[table], name, getattr(whole[table], name))
    joined.flavor = "woff2"
    joined.save(os.path.join(HERE, f"hind-siliguri-{WEIGHT}.woff2"))
