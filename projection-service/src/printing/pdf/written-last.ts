import type { ShapedDocument } from './create-pdf.ts';
import { currentFont, embeddedFont } from './draw-line.ts';
import { drawRun } from './draw-run.ts';
import type { PdfInternals, PdfObject } from './internals.ts';
import { lineRuns } from './shaping/runs.ts';
import { pdfNumber } from './text-object.ts';

/**
 * A word that is known only when the document ends, as the number of its pages: pages that were written out long ago
 * show it, because what they hold is only the place where it stands.
 */
export class WrittenLast {
  readonly #document: PdfInternals;
  readonly #size: number;
  readonly #name: string;
  readonly #form: PdfObject;

  /** @param name of the object, in capitals, unlike any other of the document */
  constructor(document: ShapedDocument, name: string, size: number) {
    this.#document = document as unknown as PdfInternals;
    this.#size = size;
    this.#name = name;
    this.#form = this.#document.ref({ Type: 'XObject', Subtype: 'Form' });
  }

  /** Shows it on the present page; the point is the upper left corner of its line. */
  show(x: number, y: number): void {
    const { page } = this.#document;
    page.xobjects[this.#name] = this.#form;
    const baseline = page.height - y - (currentFont(this.#document).ascender / 1000) * this.#size;
    this.#document.addContent(
      `q 1 0 0 -1 0 ${pdfNumber(page.height)} cm 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(baseline)} cm /${this.#name} Do Q`,
    );
  }

  /** What it is after all. Once, before the document is closed. */
  write(text: string): void {
    const pen = { x: 0, y: 0, size: this.#size, spaceExtra: 0, mode: 0 };
    const fonts: Record<string, PdfObject> = {};
    const operators = lineRuns(text, currentFont(this.#document).faces).map((run) => {
      const font = embeddedFont(this.#document, run.face);
      fonts[font.id] = font.ref();
      const drawn = drawRun(run, font, pen);
      pen.x = drawn.x;
      return drawn.operators;
    });
    this.#form.data['BBox'] = [0, -this.#size, Math.ceil(pen.x), this.#size * 1.5];
    this.#form.data['Resources'] = { Font: fonts };
    this.#form.end(`${operators.join('\n')}\n`);
  }
}
