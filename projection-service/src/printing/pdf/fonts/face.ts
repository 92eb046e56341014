import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import * as hb from 'harfbuzzjs';
import { LANGUAGE_OF, type Script } from '../shaping/script.ts';
import { unpackWoff } from './woff.ts';

/** One glyph as HarfBuzz placed it, in font units. */
export interface ShapedGlyph {
  id: number;
  /** The UTF-16 index, in the shaped text, of the first character the glyph stands for. */
  cluster: number;
  advance: number;
  xOffset: number;
  yOffset: number;
}

/** A text in one face, script and direction; glyphs stand in visual order, left to right. */
export interface ShapedText {
  glyphs: readonly ShapedGlyph[];
  width: number;
}

/** What a face is made from: a file of a font package and what it is used for. */
export interface FaceSource {
  /** Module path of the .woff file. */
  file: string;
  script: Script;
  /** The face serves these characters only; without it, all it has. */
  only?: RegExp;
}

// Receipts and registers repeat their words; the cap keeps a process that prints for weeks from growing.
const REMEMBERED_TEXTS = 10_000;

const require = createRequire(import.meta.url);

/** One font file, loaded once for the process: HarfBuzz shapes with it, fontkit only measures and subsets it. */
export class Face {
  readonly script: Script;
  readonly file: string;
  readonly metrics: fontkit.Font;
  readonly #font: hb.Font;
  readonly #buffer = new hb.Buffer();
  readonly #characters: ReadonlySet<number>;
  readonly #only: RegExp | undefined;
  readonly #shaped = new Map<string, ShapedText>();
  readonly #advances = new Map<number, number>();

  constructor(source: FaceSource) {
    const sfnt = unpackWoff(readFileSync(require.resolve(source.file)));
    this.script = source.script;
    this.file = source.file;
    this.metrics = fontkit.create(sfnt);
    this.#font = new hb.Font(new hb.Face(new hb.Blob(sfnt)));
    this.#characters = new Set(this.metrics.characterSet);
    this.#only = source.only;
  }

  get unitsPerEm(): number {
    return this.metrics.unitsPerEm;
  }

  /** Whether the face may draw this character. */
  draws(character: string): boolean {
    if (this.#only && !this.#only.test(character)) return false;
    return this.#characters.has(character.codePointAt(0) ?? 0);
  }

  /** The glyph's own advance in font units, before kerning. */
  advanceOf(glyphId: number): number {
    const known = this.#advances.get(glyphId);
    if (known !== undefined) return known;
    const advance = this.metrics.getGlyph(glyphId).advanceWidth;
    this.#advances.set(glyphId, advance);
    return advance;
  }

  /** Shapes a text that this face draws as one run. */
  shape(text: string, script: Script, rightToLeft: boolean): ShapedText {
    const key = `${script}${rightToLeft ? '<' : '>'}${text}`;
    const known = this.#shaped.get(key);
    if (known) return known;
    const shaped = this.#shape(text, script, rightToLeft);
    if (this.#shaped.size >= REMEMBERED_TEXTS) this.#shaped.clear();
    this.#shaped.set(key, shaped);
    return shaped;
  }

  #shape(text: string, script: Script, rightToLeft: boolean): ShapedText {
    const buffer = this.#buffer;
    buffer.reset();
    buffer.addText(text);
    buffer.setScript(script);
    buffer.setLanguage(LANGUAGE_OF[script]);
    buffer.setDirection(rightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
    // Arabic marks stay searchable one by one; a Bengali syllable is one thing.
    const { MONOTONE_CHARACTERS, MONOTONE_GRAPHEMES } = hb.ClusterLevel;
    buffer.setClusterLevel(script === 'Arab' ? MONOTONE_CHARACTERS : MONOTONE_GRAPHEMES);
    hb.shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map((info, index): ShapedGlyph => {
      const position = positions[index];
      if (!position) throw new Error('HarfBuzz gave a glyph without a position');
      const { xAdvance: advance, xOffset, yOffset } = position;
      return { id: info.codepoint, cluster: info.cluster, advance, xOffset, yOffset };
    });
    return { glyphs, width: glyphs.reduce((width, glyph) => width + glyph.advance, 0) };
  }
}
