// Test support: opens a workbook as a strict reader does, which repairs nothing, and hands its cells over.

/// <reference path="../../spreadsheet/workbook-file/saxen.d.ts" />
import { Parser } from 'saxen';
import { partsOf } from '../../spreadsheet/archive.ts';

export interface ReadCell {
  readonly kind: 'number' | 'text';
  readonly value: number | string;
  /** How a number is written: `#,##0.00`; '' where nothing is said. */
  readonly format: string;
}
export type ReadRow = ReadonlyMap<number, ReadCell>;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

const MOST_BYTES = 500_000_000;
const SHEET_NAME = /^[^[\]:*?/\\]{1,31}$/;
/** The parts of a sheet stand in this order and in no other. */
const ORDER = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'mergeCells',
  'drawing',
];

function must(truth: unknown, what: string): asserts truth {
  if (!truth) throw new Error(what);
}

/** A part as a tree. @throws Error when it is no well-formed XML in UTF-8 */
function treeOf(part: Uint8Array | undefined, what: string): Element {
  must(part, `${what} is missing`);
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const fail = (error: Error) => {
    throw new Error(`${what}: ${error.message}`);
  };
  new Parser()
    .on('openTag', (name: string, attributes: () => Record<string, string>) => {
      const element: Element = { name, attributes: { ...attributes() }, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    })
    .on('closeTag', () => void open.pop())
    .on('text', (text: string, decoded: (text: string) => string) => {
      const element = open.at(-1);
      if (element) element.text += decoded(text);
    })
    .on('warn', fail)
    .on('error', fail)
    .parse(new TextDecoder('utf-8', { fatal: true }).decode(part));
  must(open.length === 1 && root.children.length === 1, `${what} has one root, which is closed`);
  return root.children[0] as Element;
}

const all = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];
const textIn = (element: Element): string => element.text + element.children.map(textIn).join('');

/** Every part is of a type that is said, every relation leads somewhere. */
function checkParts(parts: ReadonlyMap<string, Uint8Array>): void {
  const types = treeOf(parts.get('[Content_Types].xml'), '[Content_Types].xml');
  const endings = new Set(all(types, 'Default').map(({ attributes }) => attributes['Extension']));
  const named = new Set(all(types, 'Override').map(({ attributes }) => attributes['PartName']?.slice(1)));
  for (const name of parts.keys())
    must(
      name === '[Content_Types].xml' || named.has(name) || endings.has(name.split('.').at(-1)),
      `${name} has a type`,
    );
  for (const name of named) must(name !== undefined && parts.has(name), `${name} is there`);
}

/** The sheets of the book by their names, with the parts they are in. */
function sheetsOf(parts: ReadonlyMap<string, Uint8Array>): [string, Element][] {
  const book = treeOf(parts.get('xl/workbook.xml'), 'workbook');
  const relations = all(treeOf(parts.get('xl/_rels/workbook.xml.rels'), 'relations'), 'Relationship');
  const sheets = all(all(book, 'sheets')[0], 'sheet');
  must(sheets.length > 0, 'a book has a sheet');
  must(
    new Set(sheets.map(({ attributes }) => attributes['name'])).size === sheets.length,
    'names are different',
  );
  return sheets.map(({ attributes: { name = '', ...others } }) => {
    must(SHEET_NAME.test(name) && !/^'|'$/.test(name), `the name of a sheet: ${name}`);
    const to =
      relations.find(({ attributes }) => attributes['Id'] === others['r:id'])?.attributes['Target'] ?? '';
    const path = to.startsWith('/') ? to.slice(1) : `xl/${to}`;
    return [name, treeOf(parts.get(path), path)];
  });
}

/** How the numbers of each style are written. */
function formatsOf(parts: ReadonlyMap<string, Uint8Array>): string[] {
  const styles = treeOf(parts.get('xl/styles.xml'), 'styles');
  const own = new Map(
    all(all(styles, 'numFmts')[0], 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'],
      attributes['formatCode'],
    ]),
  );
  return all(all(styles, 'cellXfs')[0], 'xf').map(({ attributes }) => own.get(attributes['numFmtId']) ?? '');
}

const columnOf = (reference: string) =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function cellOf(cell: Element, shared: readonly string[], formats: readonly string[]): ReadCell | undefined {
  const {
    attributes: { t = 'n', r = '', s = '0' },
    children,
  } = cell;
  must(Number(s) < Math.max(1, formats.length), `${r} has a style`);
  if (children.length === 0) return undefined;
  const [value] = children as [Element];
  const format = formats[Number(s)] ?? '';
  if (t === 'inlineStr') return { kind: 'text', value: textIn(value), format };
  must(value.name === 'v', `${r} has a value`);
  if (t === 's') {
    const text = shared[Number(value.text)];
    must(text !== undefined, `${r} is a string that is there`);
    return { kind: 'text', value: text, format };
  }
  must(
    t === 'n' && value.text !== '' && Number.isFinite(Number(value.text)),
    `${r} is a number: ${value.text}`,
  );
  return { kind: 'number', value: Number(value.text), format };
}

/** The rows of the first sheet. @throws Error for whatever a reader would have to repair */
export function strictRows(workbook: Buffer): ReadRow[] {
  const parts = partsOf(workbook, () => true, MOST_BYTES);
  checkParts(parts);
  const strings = parts.get('xl/sharedStrings.xml');
  const shared = strings ? all(treeOf(strings, 'strings'), 'si').map(textIn) : [];
  const formats = formatsOf(parts);
  const [[, sheet]] = sheetsOf(parts) as [[string, Element]];
  const places = sheet.children.map(({ name }) => ORDER.indexOf(name)).filter((place) => place >= 0);
  must(
    places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)),
    'the parts of the sheet are in order',
  );
  let last = 0;
  return all(all(sheet, 'sheetData')[0], 'row').map((row) => {
    const number = Number(row.attributes['r']);
    must(number > last, `row ${number} comes after row ${last}`);
    last = number;
    let before = 0;
    const cells = all(row, 'c').map((cell) => {
      const column = columnOf(cell.attributes['r'] ?? '');
      must(
        column > before && cell.attributes['r']?.endsWith(String(number)),
        `${cell.attributes['r']} stands in its place`,
      );
      before = column;
      return [column, cellOf(cell, shared, formats)] as const;
    });
    return new Map(cells.flatMap(([column, cell]) => (cell ? [[column, cell] as const] : [])));
  });
}
