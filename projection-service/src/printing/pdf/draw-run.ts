import type { EmbeddedFont } from './fonts/embedded-font.ts';
import type { ShapedGlyph } from './fonts/face.ts';
import type { Run } from './shaping/runs.ts';
import { TextObject } from './text-object.ts';

/** Where and how a run is drawn, in points; `y` is the baseline, counted from the page's foot. */
export interface Pen {
  x: number;
  y: number;
  size: number;
  /** Added to every space of a justified line. */
  spaceExtra: number;
  /** PDF text rendering mode: 0 filled, 1 outlined, 2 both. */
  mode: number;
}

interface Cluster {
  text: string;
  start: number;
  glyphs: ShapedGlyph[];
}

interface Word {
  text: string;
  start: number;
  /** Drawn in another order or number than written, so that its text is attached to the whole word. */
  rearranged: boolean;
}

const BENGALI_SIGN = /[\u09bc-\u09d7\u200c\u200d]/u; // vowel signs, hasanta, nukta, joiners

// Poppler drops a ToUnicode entry of more than 63 characters; so long a "word" is read syllable by syllable.
const LONGEST_WORD = 60;

function isRearranged(word: string, { script, rightToLeft }: Run): boolean {
  return script === 'Beng' && !rightToLeft && word.length <= LONGEST_WORD && BENGALI_SIGN.test(word);
}

function wordsOf(run: Run): Word[] {
  let start = 0;
  return run.text.split(/(?<= )|(?= )/).map((part) => {
    const word = {
      text: part,
      start,
      rearranged: isRearranged(part, run),
    };
    start += part.length;
    return word;
  });
}

/** The glyphs of a run, in drawing order, grouped by the characters they stand for. */
function clustersOf({ text, shaped }: Run): Cluster[] {
  const starts = [...new Set(shaped.glyphs.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const clusters: Cluster[] = [];
  for (const glyph of shaped.glyphs) {
    const last = clusters.at(-1);
    if (last?.start === glyph.cluster) last.glyphs.push(glyph);
    else {
      const clusterText = text.slice(glyph.cluster, endOf.get(glyph.cluster));
      clusters.push({ start: glyph.cluster, text: clusterText, glyphs: [glyph] });
    }
  }
  return clusters;
}

/** The text each glyph of a cluster reads as; together they read as the cluster, once. */
function glyphTexts({ text, glyphs }: Cluster, rightToLeft: boolean): string[] {
  if (rightToLeft) {
    const base = Math.max(
      0,
      glyphs.findIndex((glyph) => glyph.advance > 0),
    );
    return glyphs.map((_, index) => (index === base ? text : ''));
  }
  const characters = [...text];
  const last = glyphs.length - 1;
  return glyphs.map((_, index) =>
    index < last ? (characters[index] ?? '') : characters.slice(last).join(''),
  );
}

/** Readers without ActualText take the word from its first glyph; the others read as nothing. */
function textsInWord(cluster: Cluster, word: Word): string[] {
  return cluster.glyphs.map((_, index) => (index === 0 && cluster.start === word.start ? word.text : ''));
}

class RunWriter {
  readonly #run: Run;
  readonly #font: EmbeddedFont;
  readonly #pen: Pen;
  readonly #object: TextObject;
  #x: number;

  constructor(run: Run, font: EmbeddedFont, pen: Pen) {
    this.#run = run;
    this.#font = font;
    this.#pen = pen;
    this.#object = new TextObject(font.id, pen.size, pen.mode);
    this.#x = pen.x;
  }

  write(): { operators: string; x: number } {
    const words = wordsOf(this.#run);
    let word: Word | undefined;
    for (const cluster of clustersOf(this.#run)) {
      const at = words.findLast(({ start }) => start <= cluster.start);
      if (at !== word) this.#changeWord(word, at);
      word = at;
      const texts = word?.rearranged
        ? textsInWord(cluster, word)
        : glyphTexts(cluster, this.#run.rightToLeft);
      for (const [index, glyph] of cluster.glyphs.entries()) {
        this.#glyph(glyph, texts[index] ?? '', cluster.text === ' ' ? this.#pen.spaceExtra : 0);
      }
    }
    this.#changeWord(word, undefined);
    return { operators: this.#object.end(), x: this.#x };
  }

  #changeWord(from: Word | undefined, to: Word | undefined): void {
    if (from?.rearranged) this.#object.endActualText();
    if (to?.rearranged) this.#object.beginActualText(to.text);
  }

  #glyph(glyph: ShapedGlyph, text: string, extra: number): void {
    const { face } = this.#run;
    const { size, y } = this.#pen;
    const points = size / face.unitsPerEm;
    const kerning = ((glyph.advance - face.advanceOf(glyph.id)) * 1000) / face.unitsPerEm;
    this.#object.show({
      code: this.#font.codeFor(glyph.id, text),
      x: this.#x + glyph.xOffset * points,
      y: y + glyph.yOffset * points,
      lifted: glyph.xOffset !== 0 || glyph.yOffset !== 0,
      adjustment: kerning + (extra * 1000) / size,
    });
    this.#x += glyph.advance * points + extra;
  }
}

/** Draws one run; answers its PDF operators and where the pen stands after it. */
export function drawRun(run: Run, font: EmbeddedFont, pen: Pen): { operators: string; x: number } {
  return new RunWriter(run, font, pen).write();
}
