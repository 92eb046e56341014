import type { FontStack } from './fonts/font-stack.ts';

/** An object of the PDF file; `end` writes it out. */
export interface PdfObject {
  data: Record<string, unknown>;
  end(content?: Uint8Array | string): void;
}

/** The options one wrapped line reaches the drawing with: the caller's, and what the wrapper measured. */
export interface LineOptions extends PDFKit.Mixins.TextOptions {
  lineWidth?: number;
}

/** The parts of pdfkit that are not its public interface; they are why its version is pinned exactly. */
export interface PdfInternals {
  _font: FontStack | null;
  _fontSource: string | null;
  _fontFamily: string | null;
  _fontSize: number;
  /** Everything in here is finalized at the end of the document. */
  _fontFamilies: Record<string, FontStack | { finalize(): void }>;
  _fillColor?: [PDFKit.Mixins.ColorValue, number];
  _fragment(text: string, x: number, y: number, options: LineOptions): void;
  _text(
    text: unknown,
    x: unknown,
    y: unknown,
    options: LineOptions | undefined,
    lineCallback: (...line: unknown[]) => void,
  ): unknown;
  boundsOfString(text: unknown, x: unknown, y: unknown, options: LineOptions | undefined): unknown;
  _initOptions(x: unknown, y: unknown, options: LineOptions | undefined): LineOptions;
  page: { height: number; fonts: Record<string, PdfObject>; xobjects: Record<string, PdfObject> };
  ref(data?: Record<string, unknown>): PdfObject;
  addContent(operators: string): unknown;
  /** A picture that can be drawn any number of times and is in the file once. */
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc;
  /** Puts a line of its own into the file. */
  _write(line: string): void;
}
