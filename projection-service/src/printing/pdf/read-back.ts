// Test support: reads the text of a PDF of ours the way a viewer's copy and search do.

import { inflateSync } from 'node:zlib';

/** How a reader finds text: the ones that know ActualText, and the ones that have only the codes. */
export type Reader = 'actualText' | 'codesOnly';

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function objectsOf(file: string): Map<string, string> {
  const found = file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  return new Map(Array.from(found, ([, number = '', body = '']) => [number, body]));
}

/** The text of every code, by the font's name on the page. */
function fontTexts(objects: Map<string, string>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(H\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
      const entries = (objects.get(map) ?? '').matchAll(/^<(\w{4})> <(\w+)>$/gm);
      fonts.set(name, new Map(Array.from(entries, ([, code = '', hex = '']) => [code, utf16(hex)])));
    }
  }
  return fonts;
}

function textsOfCodes(array: string, texts: Map<string, string> | undefined): string[] {
  const codes = Array.from(array.matchAll(/<(\w+)>/g), ([, hex = '']) => hex.match(/.{4}/g) ?? []).flat();
  return codes.map((code) => texts?.get(code) ?? '');
}

const RIGHT_TO_LEFT = /[\p{Script_Extensions=Arabic}&&[\p{L}\p{M}]]/v;
/** Of a glyph whose text stands with another one of its word. */
const SILENT = '\u200b';

/** What glyphs say in the order they stand in: those of Arabic words are drawn from their end. */
function inReadingOrder(glyphs: readonly string[]): string {
  const read: string[] = [];
  let begins = 0;
  for (const [at, glyph] of glyphs.filter((text) => text !== SILENT).entries()) {
    const isArabic = RIGHT_TO_LEFT.test(glyph);
    read.splice(isArabic ? begins : at, 0, glyph);
    if (!isArabic) begins = at + 1;
  }
  return read.join('');
}

function textOfContent(content: string, fonts: Map<string, Map<string, string>>, reader: Reader): string {
  const operator = /\/(H\d+) \S+ Tf|ActualText <feff(\w+)>|(EMC)|\[(.*)\] TJ/g;
  let font = '';
  let actual = false;
  const text: string[] = [];
  for (const [, name, actualText, end, array] of content.matchAll(operator)) {
    font = name ?? font;
    if (end) actual = false;
    if (actualText && reader === 'actualText') {
      actual = true;
      text.push(utf16(actualText));
    }
    if (array && !actual) text.push(...textsOfCodes(array, fonts.get(font)));
  }
  return inReadingOrder(text).replaceAll(SILENT, '');
}

/** The lines of text of an uncompressed document, in the order they were written. */
export function readLines(pdf: Buffer, reader: Reader): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = fontTexts(objects);
  const pages = [...objects.values()].filter((body) => body.includes('\nBT\n'));
  // Each line was drawn between a save and a restore of its own.
  const lines = pages.flatMap((page) => page.split(/^q$/m));
  return lines.map((line) => textOfContent(line, fonts, reader)).filter((line) => line !== '');
}

const STREAM = '\nstream\n';

/** The document with its texts unpacked; pictures and fonts are left out. */
function unpacked(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1');
  const parts: string[] = [];
  let done = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, done)) {
    const begin = at + STREAM.length;
    const end = file.indexOf('\nendstream', begin);
    const head = file.slice(file.lastIndexOf(' 0 obj', at), at);
    const isText = head.includes('/FlateDecode') && !/\/(?:Length1|Subtype)/.test(head);
    parts.push(
      file.slice(done, begin),
      isText ? inflateSync(pdf.subarray(begin, end)).toString('latin1') : '',
    );
    done = end;
  }
  return Buffer.from([...parts, file.slice(done)].join(''), 'latin1');
}

/** All that stands on a document as it is sent, without where its lines break. */
export const textOfPdf = (pdf: Buffer): string =>
  readLines(unpacked(pdf), 'actualText').join('').replaceAll(/\s/g, '');
