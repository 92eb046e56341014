"""Cuts and joins the pages' face: python -m venv v && v/bin/pip install fonttools brotli && v/bin/python cut.py

Letters of Hind Siliguri (Bengali, and of Latin what pages write), digits and ৳ of Noto Sans Bengali, which are all of
one width. No hinting programs: today's browsers hardly use them, and they are half of a file's weight. Outlines
stay as the face has them: on a coarser grid thin joints closed, and at 16 px such letters came out grey.
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
# Of each weight how large its digits are cut, in percent: a bold total stands digit under digit of its column.
WEIGHTS = {400: 96, 700: 93.2}
LINES = ("ascent", "descent", "lineGap", "sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent")


def cut(face, part, weight, unicodes, folder, percent=100):
    options = subset.Options(hinting=False, layout_features=["*"], glyph_names=False, notdef_outline=True)
    options.drop_tables += ["gasp", "DSIG"]
    font = subset.load_font(f"{FACES}/{face}/files/{face}-{part}-{weight}-normal.woff2", options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(unicodes))
    cutter.subset(font)
    em = font["head"].unitsPerEm
    if percent != 100:
        scale_upem(font, round(em * percent / 100))
        font["head"].unitsPerEm = em
    font.flavor = None
    path = f"{folder}/{face}-{part}.ttf"
    font.save(path)
    return path, font


def join(weight, folder):
    letters, whole = cut("hind-siliguri", "bengali", weight, BENGALI, folder)
    latin, _ = cut("hind-siliguri", "latin", weight, LATIN, folder)
    digits, _ = cut("noto-sans-bengali", "bengali", weight, DIGITS, folder, WEIGHTS[weight])
    joined = merge.Merger().merge([letters, latin, digits])
    for table in ("hhea", "OS/2"):  # lines are as high as those of the letters
        for name in LINES:
            if hasattr(whole[table], name):
                setattr(joined[table], name, getattr(whole[table], name))
    joined.flavor = "woff2"
    joined.save(os.path.join(HERE, f"hind-siliguri-{weight}.woff2"))


with tempfile.TemporaryDirectory() as folder:
    for weight in WEIGHTS:
        join(weight, folder)
