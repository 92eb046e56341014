// Typings for what the packages leave out: only the parts this folder uses.

declare module 'fontkit' {
  export interface Subset {
    /** Takes a glyph of the whole font into the subset and answers its number there. */
    includeGlyph(glyphId: number): number;
    encode(): Uint8Array;
  }

  export interface Font {
    readonly postscriptName: string | null;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly xHeight: number;
    readonly italicAngle: number;
    readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
    readonly characterSet: number[];
    getGlyph(glyphId: number): { advanceWidth: number; path: { toSVG(): string } };
    createSubset(): Subset;
  }

  export function create(data: Uint8Array): Font;
}

declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  /** The package's own typings describe its CommonJS file; Node loads this one. */
  export default function bidiFactory(): Bidi;
}

declare namespace PDFKit.Mixins {
  interface TextOptions {
    /** The paragraph's direction; without it the first strong letter decides. */
    direction?: 'ltr' | 'rtl';
  }
}
