import type { Fact, FormBlock } from '@madrasah/events/kernel';
import { initialsOf } from '@madrasah/events/kernel';
import { drawFrame } from '../pdf/table/row-drawer.ts';
import { contentWidth, INK, isRightToLeft, QUIET, type Sheet } from './sheet.ts';

const PHOTO = { width: 85, height: 113 }; // 30 × 40 mm
const GAP = 10;
const LEADING = 1.9;
/** Between the lines of one value, in lines. */
const VALUE_LEADING = 0.35;
/** Between a label and what is written behind it. */
const BEHIND_LABEL = 4;
const RULE = '#8a918d';

/** A label with the line behind it, on an Arabic paper before it: where both begin, and how many lines its value takes. */
interface Blank {
  readonly fact: Fact;
  readonly labelled: number;
  readonly from: number;
  readonly to: number;
  readonly rows: number;
}

/** The facts of one line, and where it stands below the top of the form; in points. */
interface FormLine {
  readonly blanks: readonly Blank[];
  readonly offset: number;
  readonly height: number;
}

/** How high a line of letters is, and how far below it the next one of the same value stands. */
function letters({ document, measures }: Sheet) {
  const high = document.font('bold', measures.text).currentLineHeight();
  return { high, gap: high * VALUE_LEADING };
}

/** Where a fact stands within its share of the width. */
function placed(sheet: Sheet, fact: Fact, x: number, width: number): Blank {
  const { document, measures } = sheet;
  const label = document.font('regular', measures.text).widthOfString(fact.label);
  const fromRight = isRightToLeft(sheet);
  const labelled = fromRight ? x + width - label : x;
  const [from, to] = fromRight
    ? [x + GAP, labelled - BEHIND_LABEL]
    : [x + label + BEHIND_LABEL, x + width - GAP];
  const { high, gap } = letters(sheet);
  const value = fact.value && document.heightOfString(fact.value, { width: to - from - 2, lineGap: gap });
  return { fact, labelled, from, to, rows: value ? Math.max(1, Math.round(value / (high + gap))) : 1 };
}

/** The lines of a form one below another: each as high as its longest value, narrower beside the picture. */
function linesOf(sheet: Sheet, { photo, lines }: FormBlock, titled: number): readonly FormLine[] {
  const { left } = sheet.document.page.margins;
  const width = contentWidth(sheet.document);
  const fromRight = isRightToLeft(sheet);
  const { high, gap } = letters(sheet);
  let offset = titled;
  return lines.map((facts) => {
    const beside = photo && offset < PHOTO.height ? PHOTO.width + GAP : 0;
    let before = 0;
    const blanks = facts.map((fact) => {
      const share = (width - beside) * fact.share;
      const x = fromRight ? left + width - before - share : left + before;
      before += share;
      return placed(sheet, fact, x, share);
    });
    const rows = Math.max(1, ...blanks.map((blank) => blank.rows));
    const line = { blanks, offset, height: high * LEADING + (rows - 1) * (high + gap) };
    offset += line.height;
    return line;
  });
}

/** A label, as many dotted lines as its value takes, and the value on them; all of it, however long it is. */
function drawBlank(sheet: Sheet, { fact: { label, value }, labelled, from, to, rows }: Blank): void {
  const { document, measures } = sheet;
  const top = document.y;
  const { high, gap } = letters(sheet);
  document.font('regular', measures.text).fillColor(QUIET).text(label, labelled, top, { lineBreak: false });
  document.lineWidth(0.6).strokeColor(RULE).dash(1, { space: 2 });
  for (let row = 0; row < rows; row += 1) {
    const line = top + high - 2 + row * (high + gap);
    document.moveTo(from, line).lineTo(to, line).stroke();
  }
  document.undash();
  if (!value) return;
  const fromRight = isRightToLeft(sheet);
  document.font('bold').fillColor(INK);
  document.text(value, fromRight ? from : from + 2, top, {
    ...{ width: to - from - 2, lineGap: gap, align: fromRight ? 'right' : 'left' },
  });
}

/** @returns the height of the title, in points */
function titleHeight({ document, measures }: Sheet, { title }: FormBlock): number {
  return title ? document.font('bold', measures.title).currentLineHeight() + 4 : 0;
}

function drawPhoto(sheet: Sheet, photo: NonNullable<FormBlock['photo']>, top: number): void {
  const { document, measures } = sheet;
  const { left } = document.page.margins;
  document.font('regular', measures.small).fillColor(QUIET);
  const text = photo.name ? initialsOf(photo.name) : photo.caption;
  const right = left + contentWidth(document);
  const box = { x: isRightToLeft(sheet) ? left : right - PHOTO.width, y: top, ...PHOTO };
  if (!sheet.pictures.draw(photo.picture, box))
    drawFrame(document, { text, width: PHOTO.width }, box.x, top, PHOTO);
}

/**
 * Labels, each with a line to write on; what is known already stands on it, in as many lines as it needs. A form is not
 * torn by a page's end, unless it is longer than a page.
 */
export function drawForm(sheet: Sheet, form: FormBlock): void {
  const { document, measures } = sheet;
  const { left } = document.page.margins;
  const titled = titleHeight(sheet, form);
  const lines = linesOf(sheet, form, titled);
  const written = lines.reduce((sum, { height }) => sum + height, titled);
  const height = Math.max(written, form.photo ? PHOTO.height + 4 : 0);
  if (document.y + height > document.page.maxY()) document.addPage();
  let top = document.y;
  if (form.title) {
    const align = isRightToLeft(sheet) ? 'right' : 'left';
    document.font('bold', measures.title).fillColor(INK);
    document.text(form.title, left, top, { width: contentWidth(document), align });
  }
  if (form.photo) drawPhoto(sheet, form.photo, top);
  const first = top;
  for (const { blanks, offset, height: high } of lines) {
    if (top + offset + high > document.page.maxY() && offset > 0) {
      document.addPage();
      top = document.y - offset;
    }
    for (const blank of blanks) {
      document.y = top + offset;
      drawBlank(sheet, blank);
    }
  }
  document.x = left;
  document.y = (top === first ? top + height : top + written) + 4;
}
