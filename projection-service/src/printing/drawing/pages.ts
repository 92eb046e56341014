import { digitsOf, footText, pageText } from '@madrasah/events/kernel';
import type { PdfInternals } from '../pdf/internals.ts';
import { WrittenLast } from '../pdf/written-last.ts';
import { strikePage } from './marks.ts';
import { isRightToLeft, type Sheet } from './sheet.ts';

const FOOT = '#5f6864';
const FOOT_SIZE = 7;
/** Room for the number of all pages: four digits. */
const TOTAL_WIDTH = 18;

/** Draws aside from what is being drawn: font, size and colour are afterwards what they were. */
function aside({ document }: Sheet, draw: () => void): void {
  const inner = document as unknown as PdfInternals;
  const { _font, _fontSource, _fontFamily, _fontSize, _fillColor } = inner;
  const { x, y } = document;
  draw();
  Object.assign(inner, { _font, _fontSource, _fontFamily, _fontSize });
  if (_fillColor) document.fillColor(..._fillColor);
  Object.assign(document, { x, y });
}

/**
 * The feet of the pages of one paper. Each is written when its page is left, so that the page can be given away; how
 * many there are is written last.
 */
export class Pages {
  readonly #sheet: Sheet;
  readonly #name: string;
  readonly #addPage: Sheet['document']['addPage'];
  #total: WrittenLast | undefined;
  #page = 1;

  /** @param name of the object that holds the number of all pages, in capitals */
  constructor(sheet: Sheet, name: string) {
    const { document } = sheet;
    this.#sheet = sheet;
    this.#name = name;
    this.#addPage = document.addPage;
    // A page ends wherever a table, a text or a block goes on; all of them ask for the next one.
    document.addPage = (options) => {
      aside(sheet, () => this.#foot(true));
      this.#page += 1;
      return this.#addPage.call(document, options);
    };
  }

  /** The last page is left. */
  end(): void {
    const { document, paper } = this.#sheet;
    document.addPage = this.#addPage;
    aside(this.#sheet, () => {
      this.#foot(this.#page > 1);
      document.font('regular', FOOT_SIZE);
      this.#total?.write(digitsOf(this.#page, paper.language));
    });
  }

  #foot(ofSeveral: boolean): void {
    const { document, paper } = this.#sheet;
    const { left, right, bottom } = document.page.margins;
    if (paper.void) strikePage(this.#sheet, paper.void.word);
    const y = document.page.height - bottom + 6;
    const end = document.page.width - right;
    const rtl = isRightToLeft(this.#sheet);
    document.font('regular', FOOT_SIZE).fillColor(FOOT);
    const said = footText(paper);
    document.text(said, rtl ? end - document.widthOfString(said) : left, y, { lineBreak: false });
    if (!ofSeveral) return;
    this.#total ??= new WrittenLast(document, this.#name, FOOT_SIZE);
    const [before, after] = rtl ? this.#arabicPlace() : [pageText(paper, this.#page), ''];
    const start = rtl ? left : end - TOTAL_WIDTH - document.widthOfString(before);
    document.text(before, start, y, { lineBreak: false });
    const stroke = start + document.widthOfString(before);
    this.#total.show(stroke, y);
    if (after) document.text(after, stroke + TOTAL_WIDTH, y, { lineBreak: false });
  }

  /** Figures stand from the left within an Arabic line: the word follows them. */
  #arabicPlace(): [string, string] {
    const [word = '', ...place] = pageText(this.#sheet.paper, this.#page).split(' ');
    return [place.join(' '), word];
  }
}
