import { hex16, utf16Hex } from './fonts/to-unicode.ts';

/** A number as PDF wants it: no exponent, no negative zero. */
export function pdfNumber(value: number): string {
  const rounded = Math.round(value * 1e4) / 1e4;
  return String(rounded === 0 ? 0 : rounded);
}

/** A glyph to show: its code, where its origin stands on the page, and how the pen moves on. */
export interface PlacedGlyph {
  code: number;
  x: number;
  y: number;
  /** Lifted off the pen's own place by the font: such a glyph is placed on its own. */
  lifted: boolean;
  /** What the advance differs from the glyph's own, in thousandths of the font size. */
  adjustment: number;
}

/** Below a hundredth of a thousandth of the font size nobody sees a difference. */
const NEGLIGIBLE = 0.01;

/** The operators of one PDF text object in one font: glyph strings, kerning, moves and word marks. */
export class TextObject {
  readonly #operators: string[];
  #shown: string[] = [];
  #codes = '';
  #mustMove = true;

  constructor(fontId: string, size: number, mode: number) {
    this.#operators = ['BT', `/${fontId} ${pdfNumber(size)} Tf`];
    if (mode !== 0) this.#operators.push(`${mode} Tr`);
  }

  /** Shows one glyph. Its neighbours join it in one string as long as the pen stands where it should. */
  show({ code, x, y, lifted, adjustment }: PlacedGlyph): void {
    if (this.#mustMove || lifted) {
      this.#flush();
      this.#operators.push(`1 0 0 1 ${pdfNumber(x)} ${pdfNumber(y)} Tm`);
    }
    this.#codes += hex16(code);
    this.#mustMove = lifted;
    if (!lifted && Math.abs(adjustment) > NEGLIGIBLE) {
      this.#flushCodes();
      this.#shown.push(pdfNumber(-adjustment));
    }
  }

  /** Marks what follows as this text, for readers that copy and search. */
  beginActualText(text: string): void {
    this.#flush();
    this.#operators.push(`/Span <</ActualText <feff${utf16Hex(text)}>>> BDC`);
    this.#mustMove = true;
  }

  endActualText(): void {
    this.#flush();
    this.#operators.push('EMC');
    this.#mustMove = true;
  }

  /** Closes the object and answers its operators. */
  end(): string {
    this.#flush();
    return [...this.#operators, 'ET'].join('\n');
  }

  #flushCodes(): void {
    if (this.#codes) this.#shown.push(`<${this.#codes}>`);
    this.#codes = '';
  }

  #flush(): void {
    this.#flushCodes();
    if (this.#shown.length > 0) this.#operators.push(`[${this.#shown.join('')}] TJ`);
    this.#shown = [];
  }
}
