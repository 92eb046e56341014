import { drawRun } from './draw-run.ts';
import { EmbeddedFont } from './fonts/embedded-font.ts';
import type { Face } from './fonts/face.ts';
import type { LineOptions, PdfInternals } from './internals.ts';
import { lineRuns } from './shaping/runs.ts';

/** The font must be set before anything is written. */
export function currentFont(doc: PdfInternals) {
  if (!doc._font) throw new Error('the document has no font');
  return doc._font;
}

const embedded = new WeakMap<PdfInternals, Map<Face, EmbeddedFont>>();

/** The face as this document embeds it, among the fonts of its present page. */
export function embeddedFont(doc: PdfInternals, face: Face): EmbeddedFont {
  let fonts = embedded.get(doc);
  if (!fonts) {
    fonts = new Map();
    embedded.set(doc, fonts);
  }
  let font = fonts.get(face);
  if (!font) {
    font = new EmbeddedFont(doc, face, `H${fonts.size + 1}`);
    fonts.set(face, font);
    doc._fontFamilies[font.id] = font;
  }
  doc.page.fonts[font.id] ??= font.ref();
  return font;
}

interface Placement {
  x: number;
  width: number;
  spaceExtra: number;
}

function place(doc: PdfInternals, text: string, x: number, options: LineOptions): Placement {
  const width = currentFont(doc).widthOfString(text.trimEnd(), doc._fontSize);
  const free = (options.lineWidth ?? width) - width;
  const spaces = text.trim().split(' ').length - 1;
  if (options.width === undefined) return { x, width, spaceExtra: 0 };
  if (options.align === 'right') return { x: x + free, width, spaceExtra: 0 };
  if (options.align === 'center') return { x: x + free / 2, width, spaceExtra: 0 };
  if (options.align !== 'justify' || spaces === 0 || free <= 0) return { x, width, spaceExtra: 0 };
  return { x, width: width + free, spaceExtra: free / spaces };
}

/** How far the baseline stands below the point that was asked for, as pdfkit counts it. */
function baselineOffset(doc: PdfInternals, baseline: LineOptions['baseline']): number {
  const { ascender, descender, xHeight } = currentFont(doc);
  if (typeof baseline === 'number') return -baseline;
  const thousandths: Record<string, number> = {
    'svg-middle': xHeight / 2,
    middle: (descender + ascender) / 2,
    'svg-central': (descender + ascender) / 2,
    bottom: descender,
    ideographic: descender,
    alphabetic: 0,
    mathematical: ascender / 2,
    hanging: ascender * 0.8,
  };
  return ((thousandths[baseline ?? 'top'] ?? ascender) / 1000) * doc._fontSize;
}

function decorate(doc: PdfInternals, { x, width }: Placement, y: number, options: LineOptions): void {
  const paper = doc as unknown as PDFKit.PDFDocument;
  const height = currentFont(doc).lineHeight(doc._fontSize);
  const rule = (at: number) => {
    paper.save();
    if (!options.stroke && doc._fillColor) paper.strokeColor(...doc._fillColor);
    paper.lineWidth(doc._fontSize < 10 ? 0.5 : Math.floor(doc._fontSize / 10));
    paper
      .moveTo(x, at)
      .lineTo(x + width, at)
      .stroke();
    paper.restore();
  };
  if (options.underline) rule(y + height - 0.5);
  if (options.strike) rule(y + height / 2);
  if (typeof options.link === 'string') paper.link(x, y, width, height, options.link);
}

/**
 * Draws one line of text, already wrapped: pdfkit's `_fragment`, shaped by HarfBuzz. It keeps the options
 * align, baseline, fill, stroke, underline, strike, link and direction. Letter and word spacing are left
 * out on purpose: they tear Bengali and Arabic words.
 */
export function drawLine(doc: PdfInternals, line: string, x: number, y: number, options: LineOptions): void {
  const text = line.replaceAll('\n', '');
  if (!text) return;
  const placement = place(doc, text, x, options);
  decorate(doc, placement, y, options);
  const pen = {
    x: placement.x,
    y: doc.page.height - y - baselineOffset(doc, options.baseline),
    size: doc._fontSize,
    spaceExtra: placement.spaceExtra,
    mode: options.stroke ? (options.fill ? 2 : 1) : 0,
  };
  const operators: string[] = [];
  for (const run of lineRuns(text, currentFont(doc).faces, options.direction)) {
    const drawn = drawRun(run, embeddedFont(doc, run.face), pen);
    operators.push(drawn.operators);
    pen.x = drawn.x;
  }
  const paper = doc as unknown as PDFKit.PDFDocument;
  paper.save();
  paper.transform(1, 0, 0, -1, 0, doc.page.height); // pdfkit turns the page upside down; glyphs stand upright
  doc.addContent(operators.join('\n'));
  paper.restore();
}
