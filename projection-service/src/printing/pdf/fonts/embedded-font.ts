import type { Subset } from 'fontkit';
import type { PdfInternals, PdfObject } from '../internals.ts';
import type { Face } from './face.ts';
import { toUnicodeMap } from './to-unicode.ts';

interface Code {
  /** The glyph's number in the embedded subset. */
  glyph: number;
  text: string;
  /** In font units. */
  width: number;
}

/** Codes have two bytes; what is left of them is more than any face has glyphs. */
const SEARCHABLE_CODES = 60_000;

/** pdfkit writes a String object as a PDF string and a plain one as a name. */
function pdfString(text: string): object {
  return Object(text);
}

/** The six capitals that mark a subset, different for every font of a document. */
function subsetTag(id: string): string {
  const letters = [...id].map((letter) => String.fromCharCode(65 + ((letter.codePointAt(0) ?? 0) % 26)));
  return letters.join('').padEnd(6, 'A').slice(0, 6);
}

/**
 * One face in one document. A code written to the page is a pair of a glyph and the text it stands for: the
 * same glyph may carry a whole word here and nothing there, which is what keeps Bengali searchable.
 */
export class EmbeddedFont {
  readonly id: string;
  readonly #document: PdfInternals;
  readonly #face: Face;
  readonly #subset: Subset;
  readonly #dictionary: PdfObject;
  readonly #codes: Code[];
  readonly #numbers = new Map<string, number>();
  #written = false;

  constructor(document: PdfInternals, face: Face, id: string) {
    this.id = id;
    this.#document = document;
    this.#face = face;
    this.#subset = face.metrics.createSubset();
    this.#dictionary = document.ref({});
    this.#codes = [{ glyph: 0, text: '', width: face.advanceOf(0) }];
  }

  /** The font's object, for the resources of a page. */
  ref(): PdfObject {
    return this.#dictionary;
  }

  /**
   * The code that draws this glyph of the face and reads as this text. A document of ten thousands of different words
   * has more such pairs than codes: the later ones are drawn as all others and cannot be searched.
   */
  codeFor(glyphId: number, word: string): number {
    const text = this.#codes.length < SEARCHABLE_CODES ? word : '';
    const key = `${glyphId}|${text}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#codes.length;
    const glyph = this.#subset.includeGlyph(glyphId);
    this.#codes.push({ glyph, text, width: this.#face.advanceOf(glyphId) });
    this.#numbers.set(key, number);
    return number;
  }

  /** Writes the font; pdfkit calls it once, at the end of the document. */
  finalize(): void {
    if (this.#written) return;
    this.#written = true;
    const name = `${subsetTag(this.id)}+${this.#face.metrics.postscriptName ?? 'Font'}`.replaceAll(' ', '_');
    this.#dictionary.data = {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [this.#descendant(name)],
      ToUnicode: this.#stream(Buffer.from(toUnicodeMap(this.#codes.map(({ text }) => text)))),
    };
    this.#dictionary.end();
  }

  #descendant(name: string): PdfObject {
    const glyphs = Buffer.alloc(this.#codes.length * 2);
    for (const [number, { glyph }] of this.#codes.entries()) glyphs.writeUInt16BE(glyph, number * 2);
    return this.#object({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: pdfString('Adobe'), Ordering: pdfString('Identity'), Supplement: 0 },
      FontDescriptor: this.#descriptor(name),
      W: [0, this.#codes.map(({ width }) => Math.round(this.#thousandths(width) * 100) / 100)],
      CIDToGIDMap: this.#stream(glyphs),
    });
  }

  #descriptor(name: string): PdfObject {
    const { bbox, italicAngle, ascent, descent, capHeight, xHeight } = this.#face.metrics;
    return this.#object({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4, // symbolic: the font has its own encoding
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((units) => this.#thousandths(units)),
      ItalicAngle: italicAngle,
      Ascent: this.#thousandths(ascent),
      Descent: this.#thousandths(descent),
      CapHeight: this.#thousandths(capHeight || ascent),
      XHeight: this.#thousandths(xHeight),
      StemV: 80, // required by the format; readers use it only to imitate a missing font
      FontFile2: this.#stream(this.#subset.encode()),
    });
  }

  #thousandths(units: number): number {
    return (units * 1000) / this.#face.unitsPerEm;
  }

  #object(data: Record<string, unknown>): PdfObject {
    const object = this.#document.ref(data);
    object.end();
    return object;
  }

  #stream(bytes: Uint8Array): PdfObject {
    const object = this.#document.ref();
    object.end(bytes);
    return object;
  }
}
