import type { ShapedDocument } from '../pdf/create-pdf.ts';
import type { PdfInternals } from '../pdf/internals.ts';
import type { Pictures } from '../pictures.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the pictures of a paper; one that stands on every page is in the file once. */
export class PictureDrawer {
  readonly #document: ShapedDocument;
  readonly #pictures: Pictures;
  readonly #opened = new Map<string, PDFKit.Mixins.ImageSrc>();

  constructor(document: ShapedDocument, pictures: Pictures) {
    this.#document = document;
    this.#pictures = pictures;
  }

  /** Fits a picture into a box; leaves the place of writing where it was. @returns whether there is one */
  draw(address: string | undefined, { x, y, width, height }: Box): boolean {
    const image = address === undefined ? undefined : this.#open(address);
    if (image === undefined) return false;
    const place = { x: this.#document.x, y: this.#document.y };
    this.#document.image(image, x, y, { fit: [width, height], align: 'center', valign: 'center' });
    Object.assign(this.#document, place);
    return true;
  }

  /** Whether there is one to draw. */
  has(address: string | undefined): boolean {
    return address !== undefined && this.#open(address) !== undefined;
  }

  #open(address: string): PDFKit.Mixins.ImageSrc | undefined {
    const opened = this.#opened.get(address);
    if (opened !== undefined) return opened;
    const bytes = this.#pictures.get(address);
    if (bytes === undefined) return undefined;
    const image = (this.#document as unknown as PdfInternals).openImage(Buffer.from(bytes));
    this.#opened.set(address, image);
    return image;
  }
}
