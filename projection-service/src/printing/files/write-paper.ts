import type { PaperDocument } from '@madrasah/events';
import { pageByPage, type Rendering } from '../drawing/render.ts';
import { lengthOf } from '../length.ts';
import type { ShapedDocument } from '../pdf/create-pdf.ts';
import type { PdfInternals } from '../pdf/internals.ts';

/** Written out together: a message a page would cost more than the page. */
const PIECE_BYTES = 64 * 1024;

/** What stands finished in the document and was not taken yet. */
const finished = (document: ShapedDocument): Buffer | null =>
  (document as unknown as { read(): Buffer | null }).read();

/**
 * Writes a paper out while it is drawn: no more of it is held than the page that is being drawn and a piece that is
 * not given away yet. Between its objects it says how far it is, in a line that readers of PDF pass over.
 *
 * @param take answers whether anybody still waits; if not, the drawing ends
 */
export async function writePaper(
  paper: PaperDocument,
  take: (bytes: Uint8Array) => Promise<boolean>,
  rendering: Rendering = {},
): Promise<void> {
  const { document, drawing } = pageByPage(paper, rendering);
  const length = lengthOf(paper);
  const inner = document as unknown as PdfInternals & { readonly readableLength: number };
  for (const rows of drawing) {
    if (inner.readableLength < PIECE_BYTES) continue;
    inner._write(`%made ${rows}/${length}`);
    const bytes = finished(document);
    if (bytes && !(await take(bytes))) return;
  }
  document.end();
  const rest = finished(document);
  if (rest) await take(rest);
}
