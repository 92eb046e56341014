// Test support: reads the text of an uncompressed PDF of ours the way a viewer's copy and search do.

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

function textOfCodes(array: string, texts: Map<string, string> | undefined): string {
  const codes = Array.from(array.matchAll(/<(\w+)>/g), ([, hex = '']) => hex.match(/.{4}/g) ?? []).flat();
  return codes.map((code) => texts?.get(code) ?? '').join('');
}

function textOfContent(content: string, fonts: Map<string, Map<string, string>>, reader: Reader): string {
  const operator = /\/(H\d+) \S+ Tf|ActualText <feff(\w+)>|(EMC)|\[(.*)\] TJ/g;
  let font = '';
  let actual = false;
  let text = '';
  for (const [, name, actualText, end, array] of content.matchAll(operator)) {
    font = name ?? font;
    if (end) actual = false;
    if (actualText && reader === 'actualText') {
      actual = true;
      text += utf16(actualText);
    }
    if (array && !actual) text += textOfCodes(array, fonts.get(font));
  }
  return text.replaceAll('\u200b', '');
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
