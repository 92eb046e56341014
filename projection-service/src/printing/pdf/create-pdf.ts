import PDFDocument from 'pdfkit';
import { currentFont, drawLine } from './draw-line.ts';
import { fontStack, type Weight } from './fonts/font-stack.ts';
import type { LineOptions, PdfInternals } from './internals.ts';
import { breakFullLines, breakLongWords } from './long-words.ts';

/**
 * A pdfkit document that shapes all its text with HarfBuzz: `text`, `table`, `list`, wrapping, alignment,
 * `widthOfString` and `heightOfString` work as pdfkit documents them, for Bengali, Arabic and Latin.
 * Its fonts are the weights: `doc.font('bold')`, or `font: { src: 'bold' }` in a table cell.
 */
export type ShapedDocument = PDFKit.PDFDocument;

/** What a document is opened with. */
export interface PdfOptions {
  size?: PDFKit.PDFDocumentOptions['size'];
  layout?: 'portrait' | 'landscape';
  /** In points. */
  margin?: number;
  title: string;
  language: 'bn' | 'en' | 'ar';
  /** The clock's time; it goes into the file. */
  createdAt: Date;
  /** Keep the pages until the end, for "page 2 of 5". */
  bufferPages?: boolean;
  /** Off in tests that read the file. */
  compress?: boolean;
}

function isWeight(name: unknown): name is Weight {
  return name === 'regular' || name === 'bold';
}

/** Any other font would go through fontkit's shaper, which spells Bengali and Arabic wrongly. */
function chooseFont(doc: PdfInternals, name: unknown, size: number | undefined): void {
  if (!isWeight(name))
    throw new TypeError(`a document is set in 'regular' or 'bold', not in ${String(name)}`);
  doc._font = fontStack(name);
  doc._fontSource = name;
  doc._fontFamily = null;
  if (size !== undefined) doc._fontSize = size;
}

// A table draws a cell in exactly the width it measured, after rounding: what fits must still fit.
const ROUNDING = 0.01;

function breakable(doc: PdfInternals, text: unknown, options: LineOptions): string {
  const written = text === null || text === undefined ? '' : String(text);
  if (!options.width) return written;
  const columns = options.columns || 1;
  const gaps = (options.columnGap ?? 0) * (columns - 1);
  const lineWidth = (options.width - gaps) / columns - (options.indent ?? 0);
  const fits = (word: string) => currentFont(doc).widthOfString(word, doc._fontSize) < lineWidth + ROUNDING;
  return breakLongWords(breakFullLines(written, fits), fits);
}

/** All of a text is written: whoever has no room for it makes room, or writes it smaller. Heights are measured by Infinity. */
function whole({ ellipsis: _, height, ...options }: LineOptions): LineOptions {
  return height === Number.POSITIVE_INFINITY ? { ...options, height } : options;
}

/** Puts HarfBuzz in the place of pdfkit's shaper; all of pdfkit's text ends in these methods. */
function shapeWithHarfBuzz(document: ShapedDocument): ShapedDocument {
  const doc = document as unknown as PdfInternals;
  const wrap = doc._text;
  doc._text = (text, x, y, options, lineCallback) => {
    const resolved = whole(doc._initOptions(x, y, options));
    return wrap.call(doc, breakable(doc, text, resolved), null, null, resolved, lineCallback);
  };
  const measure = doc.boundsOfString;
  doc.boundsOfString = (text, x, y, options) => {
    const resolved = doc._initOptions(x, y, options);
    return measure.call(doc, breakable(doc, text, resolved), null, null, resolved);
  };
  doc._fragment = (text, x, y, options) => drawLine(doc, String(text), x, y, options);
  document.font = (name: unknown, family?: string | number | null, size?: number) => {
    chooseFont(doc, name, typeof family === 'number' ? family : size);
    return document;
  };
  return document.font('regular');
}

/** Opens a document, with its first page, in the regular weight. */
export function createPdf(options: PdfOptions): ShapedDocument {
  const { title, language, createdAt, ...page } = options;
  const settings: Omit<PDFKit.PDFDocumentOptions, 'font'> & { font: null } = {
    ...page,
    pdfVersion: '1.7',
    lang: language === 'ar' ? 'ar' : `${language}-BD`,
    displayTitle: true,
    info: { Title: title, CreationDate: createdAt },
    font: null, // no Helvetica in the file
  };
  return shapeWithHarfBuzz(new PDFDocument(settings as unknown as PDFKit.PDFDocumentOptions));
}

/** How many pages it has so far. */
export function pageCount(document: ShapedDocument): number {
  const { start, count } = document.bufferedPageRange();
  return start + count;
}

/** Closes a document and answers its bytes. */
export async function pdfBytes(document: ShapedDocument): Promise<Buffer> {
  document.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of document as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
