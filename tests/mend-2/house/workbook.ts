import { inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END_BYTES = 22;

/** A part of a workbook as text; '' where it has none of that name. */
function partOf(book: Buffer, wanted: RegExp): string {
  let at = book.readUInt32LE(book.length - END_BYTES + 16);
  while (book.readUInt32LE(at) === CENTRAL) {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => book.readUInt16LE(at + offset));
    if (wanted.test(book.toString('utf8', at + 46, at + 46 + name))) {
      const local = book.readUInt32LE(at + 42);
      const begin = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
      const packed = book.subarray(begin, begin + book.readUInt32LE(at + 20));
      return (book.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString('utf8');
    }
    at += 46 + name + extra + comment;
  }
  return '';
}

/** The rows of the first sheet as a spreadsheet reckons with them: what is a number there, and what is text. */
export function cellsOf(book: Buffer): (number | string)[][] {
  const strings = [...partOf(book, /sharedStrings/).matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    item.replaceAll(/<[^>]+>/g, ''),
  );
  const rows = partOf(book, /worksheets\/sheet1\.xml/).matchAll(/<row [^>]*>(.*?)<\/row>/gs);
  return [...rows].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)].map(([, about = '', cell = '']) => {
      const value = cell.replaceAll(/<[^>]+>/g, '');
      if (/t="s"/.test(about)) return strings[Number(value)] ?? '';
      return /t="(?:inlineStr|str)"/.test(about) ? value : Number(value);
    }),
  );
}
