import { lineRuns } from '../shaping/runs.ts';
import { Face, type FaceSource } from './face.ts';

/** The weights a paper is set in. */
export type Weight = 'regular' | 'bold';

// Hind Siliguri's own figures are not of one width: columns of money would not line up.
const FIGURES = /[০-৯৳]/u;

const TEXT_FACE = 'hind-siliguri-bengali';

function faceSources(weight: Weight): FaceSource[] {
  const number = weight === 'bold' ? 700 : 400;
  const file = (family: string, subset: string) =>
    `@fontsource/${family}/files/${family}-${subset}-${number}-normal.woff`;
  return [
    { file: file('noto-sans-bengali', 'bengali'), script: 'Beng', only: FIGURES },
    { file: file('hind-siliguri', 'bengali'), script: 'Beng' },
    { file: file('hind-siliguri', 'latin'), script: 'Latn' },
    { file: file('hind-siliguri', 'latin-ext'), script: 'Latn' },
    { file: file('amiri', 'arabic'), script: 'Arab' },
  ];
}

const REMEMBERED_WIDTHS = 10_000;

/**
 * The faces of one weight behind the interface pdfkit asks its current font through, so that its wrapping,
 * alignment and tables measure what HarfBuzz draws. It writes nothing itself.
 */
export class FontStack {
  readonly name: Weight;
  readonly id: Weight;
  readonly faces: readonly Face[];
  /** In thousandths of the font size, like all measures pdfkit reads from a font. */
  readonly ascender: number;
  readonly descender: number;
  readonly lineGap = 0;
  readonly xHeight: number;
  readonly #widths = new Map<string, number>();

  constructor(weight: Weight) {
    this.name = weight;
    this.id = weight;
    this.faces = faceSources(weight).map((source) => new Face(source));
    const { metrics, unitsPerEm } = this.#textFace();
    this.ascender = (metrics.ascent * 1000) / unitsPerEm;
    this.descender = (metrics.descent * 1000) / unitsPerEm;
    this.xHeight = (metrics.xHeight * 1000) / unitsPerEm;
  }

  /** The height of a line in points at a font size. */
  lineHeight(size: number): number {
    return ((this.ascender - this.descender) / 1000) * size;
  }

  /** The width of a line in points at a font size. */
  widthOfString(text: string, size: number): number {
    let width = this.#widths.get(text);
    if (width === undefined) {
      width = lineRuns(text, this.faces).reduce(
        (sum, run) => sum + run.shaped.width / run.face.unitsPerEm,
        0,
      );
      if (this.#widths.size >= REMEMBERED_WIDTHS) this.#widths.clear();
      this.#widths.set(text, width);
    }
    return width * size;
  }

  /** The face lines are measured by: Amiri's deep descent would loosen every Bengali line for a rare name. */
  #textFace(): Face {
    const face = this.faces.find(({ file }) => file.includes(TEXT_FACE));
    if (!face) throw new Error(`no ${TEXT_FACE} in the stack`);
    return face;
  }

  /** pdfkit's own drawing must never be reached: it would shape with fontkit. */
  encode(): never {
    throw new Error('text is drawn by HarfBuzz, not by the font');
  }

  /** pdfkit finalizes every font at the end of a document; the embedded fonts do the work. */
  finalize(): void {}
}

const stacks = new Map<Weight, FontStack>();

/** The stack of a weight, loaded at its first use and kept for the process. */
export function fontStack(weight: Weight): FontStack {
  let stack = stacks.get(weight);
  if (!stack) {
    stack = new FontStack(weight);
    stacks.set(weight, stack);
  }
  return stack;
}
