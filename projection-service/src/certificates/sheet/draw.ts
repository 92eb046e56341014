import { digitsOf, points, say } from '@madrasah/events';
import { CERTIFICATE_PAPERS } from '@madrasah/events/certificates';
import { PictureDrawer } from '../../printing/drawing/pictures.ts';
import { createPdf, pdfBytes, type ShapedDocument } from '../../printing/pdf/create-pdf.ts';
import type { Pictures } from '../../printing/pictures.ts';
import type { Blank, CertificateSheet, Signer } from './layout.ts';

const BLACK = { ink: '#1a1f1d', frame: '#1a1f1d', inner: '#1a1f1d' };
const COLOURS = { ink: '#0f5c3f', frame: '#0f5c3f', inner: '#b08d3c' };

const SIDE = 62; // of what is written, from the edge
const FIRST_LINE = 172;
const LINE = 35;
const TEXT = 13;
const LEAST_TEXT = 7;
const FOOT = 528; // where whoever signs is named
const MARK = 54;
const SIGNATURE = 40;

/** How a paper is drawn: what is filled in alone, or with the sheet itself in colour or black. */
interface Look {
  readonly press: boolean;
  readonly colours: typeof BLACK;
}

const lookOf = (paper: number): Look => ({
  press: paper !== CERTIFICATE_PAPERS.filled,
  colours: paper === CERTIFICATE_PAPERS.coloured ? COLOURS : BLACK,
});

/** In one line, written smaller where it is too long for its place. */
function fitted(document: ShapedDocument, text: string, x: number, y: number, width: number): void {
  let size = TEXT;
  document.font('bold', size);
  while (size > LEAST_TEXT && document.widthOfString(text) > width) {
    size -= 0.5;
    document.font('bold', size);
  }
  document.text(text, x, y + (TEXT - size), { lineBreak: false });
}

function drawBlank(document: ShapedDocument, { label, value }: Blank, place: Box, { press, colours }: Look) {
  const { x, y, width } = place;
  document.font('regular', TEXT);
  const indent = document.widthOfString(label) + 8;
  if (press) {
    document.fillColor(colours.ink).text(label, x, y, { lineBreak: false });
    const under = y + TEXT * 1.5;
    document
      .moveTo(x + indent, under)
      .lineTo(x + width - 8, under)
      .lineWidth(0.5)
      .dash(1.2, { space: 1.8 })
      .strokeColor(colours.frame)
      .stroke()
      .undash();
  }
  if (value) fitted(document.fillColor(BLACK.ink), value, x + indent + 3, y, width - indent - 14);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawPress(document: ShapedDocument, sheet: CertificateSheet, { colours }: Look, pictures: Pictures) {
  const { width, height } = document.page;
  for (const [inset, weight, color] of [
    [24, 3, colours.frame],
    [31, 0.8, colours.inner],
  ] as const)
    document
      .rect(inset, inset, width - 2 * inset, height - 2 * inset)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  const { name, address, contact, logo } = sheet.head;
  const middle = { width: width - 2 * SIDE, align: 'center' } as const;
  new PictureDrawer(document, pictures).draw(logo, { x: SIDE - 8, y: 50, width: 62, height: 62 });
  document.fillColor(colours.ink).font('bold', 23).text(name, SIDE, 46, middle);
  const line = digitsOf([address, contact].filter(Boolean).join(' · '), sheet.language);
  document.font('regular', 10.5).fillColor(BLACK.ink).text(line, SIDE, document.y, middle);
  document.font('bold', 19).fillColor(colours.ink).text(sheet.title, SIDE, 118, middle);
  const after = FIRST_LINE + sheet.lines.length * LINE;
  document.font('regular', TEXT).fillColor(colours.ink);
  document.text(sheet.sentences.join(' '), SIDE, after, { width: middle.width });
  drawSigners(document, sheet.signers, colours.ink, pictures);
}

function drawSigners(
  document: ShapedDocument,
  signers: readonly Signer[],
  ink: string,
  pictures: Pictures,
): void {
  const wide = 170;
  const at = [SIDE, document.page.width - SIDE - wide];
  const drawer = new PictureDrawer(document, pictures);
  for (const [index, { label, picture }] of signers.entries()) {
    const x = at[index] ?? SIDE;
    drawer.draw(picture ?? undefined, { x, y: FOOT - SIGNATURE, width: wide, height: SIGNATURE - 2 });
    document
      .moveTo(x, FOOT)
      .lineTo(x + wide, FOOT)
      .lineWidth(0.6)
      .strokeColor(ink)
      .stroke();
    document
      .font('regular', 11)
      .fillColor(ink)
      .text(label, x, FOOT + 3, { width: wide, align: 'center' });
  }
}

/** The code that a telephone reads, on every one of the four: also on a sheet from the press. */
function drawMark(document: ShapedDocument, { mark: { side, path, caption } }: CertificateSheet): void {
  const x = (document.page.width - MARK) / 2;
  const y = FOOT - 46;
  document
    .save()
    .translate(x, y)
    .scale(MARK / side)
    .path(path)
    .fill('#000')
    .restore();
  document.font('regular', 7).fillColor(BLACK.ink);
  document.text(caption, x - 40, y + MARK + 2, { width: MARK + 80, align: 'center' });
}

interface Order {
  readonly sheet: CertificateSheet;
  readonly paper: number;
  readonly pictures: Pictures;
  readonly printedAt: Date;
  /** Millimetres to the right and down, of what is filled in alone. */
  readonly moved: { readonly right: number; readonly down: number };
  /** Off in tests that read the file. */
  readonly compress?: boolean;
}

/** On a corner of every one of the four that it is not the first of its kind. */
function drawAgain(document: ShapedDocument, { again }: CertificateSheet): void {
  if (!again) return;
  const width = 140;
  document.font('regular', 10).fillColor(BLACK.ink);
  document.text(again, document.page.width - SIDE - width, 40, { width, align: 'right' });
}

/** A certificate on one A4 across, not closed yet. What is filled in stands at the same places on papers 1, 2 and 3. */
export function drawCertificate({
  sheet,
  paper,
  pictures,
  printedAt,
  moved,
  compress,
}: Order): ShapedDocument {
  const document = createPdf({
    ...{ size: 'A4', layout: 'landscape', margin: 0, language: sheet.language, createdAt: printedAt },
    title: `${say(sheet.language, 'certificate.paper.title')} ${sheet.lines[0]?.[0]?.value ?? ''}`,
    ...(compress === undefined ? {} : { compress }),
  });
  const look = lookOf(paper);
  if (look.press) drawPress(document, sheet, look, pictures);
  else document.translate(points(moved.right), points(moved.down));
  const width = document.page.width - 2 * SIDE;
  for (const [row, blanks] of sheet.lines.entries()) {
    let x = SIDE;
    for (const blank of blanks) {
      drawBlank(document, blank, { x, y: FIRST_LINE + row * LINE, width: width * blank.share }, look);
      x += width * blank.share;
    }
  }
  drawMark(document, sheet);
  drawAgain(document, sheet);
  return document;
}

/** The same as a file. @returns the bytes of the PDF */
export const certificateBytes = (order: Order): Promise<Buffer> => pdfBytes(drawCertificate(order));
