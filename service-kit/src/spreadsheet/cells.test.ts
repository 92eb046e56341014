import { noticesOf, type Table } from '@madrasah/events';
import test from 'ava';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { text, writeWorkbook } from '../workbook/index.ts';
import { type SpreadsheetFile, tableOf } from './read.ts';
import { turnOf } from './turns.ts';

const csv = (bytes: Buffer | string) => tableOf({ kind: 'csv', bytes: Buffer.from(bytes) });
const rowsOf = (read: ReturnType<typeof tableOf>) => ('rows' in read ? read.rows : read);
const row = (cells: string, more = '') => `<row r="1"${more}>${cells}</row>`;

/** A workbook of two sheets whose parts are written anew. */
async function workbook(changed: Readonly<Record<string, (xml: string) => string>>): Promise<Buffer> {
  const bytes = await writeWorkbook([
    { sheet: 'পুরনো', data: [[text('এক')]] },
    { sheet: 'নতুন', data: [[text('দুই')]] },
  ]);
  const parts = unzipSync(bytes);
  for (const [name, change] of Object.entries(changed))
    parts[name] = strToU8(change(new TextDecoder().decode(parts[name])));
  return Buffer.from(zipSync(parts));
}
const read = async (
  changed: Parameters<typeof workbook>[0],
  how: Omit<SpreadsheetFile, 'kind' | 'bytes'> = {},
) => tableOf({ kind: 'xlsx', bytes: await workbook(changed), ...how });

const FIRST = 'xl/worksheets/sheet1.xml';
const BOOK = 'xl/workbook.xml';
const STYLES = 'xl/styles.xml';
const cells = (xml: string, to: string) => xml.replace(/<row .*<\/row>/s, to);

test('a cell is what its format makes of it: a share, a day, an error, a number as it is shown', async (t) => {
  const numbers = [
    ['<c r="A1" s="1"><v>0.5</v></c>', { kind: 'percent', text: '50 %' }],
    ['<c r="A1" s="2"><v>46126</v></c>', { kind: 'day', text: '2026-04-14' }],
    ['<c r="A1" s="3"><v>46126.4</v></c>', { kind: 'day', text: '2026-04-14' }],
    ['<c r="A1" s="4"><v>46126</v></c>', { kind: 'number', text: '46126' }],
    ['<c r="A1"><v>234.55999999999995</v></c>', { kind: 'number', text: '234.56' }],
    ['<c r="A1"><v>2.015123456789012e+16</v></c>', { kind: 'number', text: '20151234567890100' }],
    ['<c r="A1"><v>1E-7</v></c>', { kind: 'number', text: '1e-7' }],
    ['<c r="A1" t="e"><v>#N/A</v></c>', { kind: 'error', text: '#N/A' }],
    ['<c r="A1" t="b"><v>0</v></c>', { kind: 'truth', text: 'FALSE' }],
    ['<c r="A1" t="d"><v>2026-04-14T00:00:00</v></c>', { kind: 'day', text: '2026-04-14' }],
    ['<c t="str"><v>লেখা</v></c>', 'লেখা'],
  ] as const;
  const styles = (xml: string) =>
    xml
      .replace(/<numFmts.*?<\/numFmts>|<numFmts[^>]*\/>/s, '')
      .replace(
        /(<styleSheet[^>]*>)/,
        '$1<numFmts><numFmt numFmtId="200" formatCode="[$-5000445]dd/mm/yyyy;@"/><numFmt numFmtId="201" formatCode="0.0&quot; days&quot;"/></numFmts>',
      )
      .replace(
        /<cellXfs.*<\/cellXfs>/s,
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="200"/><xf numFmtId="201"/></cellXfs>',
      );
  for (const [written, cell] of numbers)
    t.deepEqual(rowsOf(await read({ [FIRST]: (xml) => cells(xml, row(written)), [STYLES]: styles })), [
      [cell],
    ]);
});

test('a day counts from 1904 where the workbook says so', async (t) => {
  const from1904 = (xml: string) =>
    xml.replace(/<workbookPr[^>]*\/>/, '').replace(/(<workbook[^>]*>)/, '$1<workbookPr date1904="1"/>');
  const styles = (xml: string) =>
    xml.replace(/<cellXfs.*<\/cellXfs>/s, '<cellXfs><xf numFmtId="14"/></cellXfs>');
  const changed = {
    [FIRST]: (xml: string) => cells(xml, row('<c r="A1" s="0"><v>44664</v></c>')),
    [BOOK]: from1904,
    [STYLES]: styles,
  };
  t.deepEqual(rowsOf(await read(changed)), [[{ kind: 'day', text: '2026-04-14' }]]);
});

test('a hidden sheet is passed over; of several the first is read unless another is named', async (t) => {
  const hidden = { [BOOK]: (xml: string) => xml.replace('<sheet ', '<sheet state="hidden" ') };
  t.like(await read(hidden), { rows: [['দুই']], sheet: 'নতুন', sheets: ['নতুন'] });
  t.like(await read(hidden, { sheet: 'পুরনো' }), { code: 'import.no-sheet', params: { sheet: 'পুরনো' } });
  t.like(await read({}), { rows: [['এক']], sheet: 'পুরনো', sheets: ['পুরনো', 'নতুন'] });
  t.like(await read({}, { sheet: 'নতুন' }), { rows: [['দুই']], sheet: 'নতুন' });
});

test('hidden columns and lines that hold something are named', async (t) => {
  const hidden = (xml: string) =>
    cells(
      xml
        .replace(/<cols>.*<\/cols>/s, '')
        .replace('<sheetData>', '<cols><col min="2" max="3" hidden="1"/></cols><sheetData>'),
      row('<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>', ' hidden="1"'),
    );
  const table = (await read({ [FIRST]: hidden })) as Table;
  t.deepEqual(table.hidden, { columns: [1], lines: [1] });
  t.deepEqual(
    noticesOf(table).map(({ key }) => key),
    ['import.notice.sheet', 'import.notice.columns', 'import.notice.lines'],
  );
});

test('a cell far outside is refused before there is a grid; an empty one is nothing, another sheet’s as well', async (t) => {
  const far = (content: string) => (xml: string) =>
    cells(xml, `<row r="1048576"><c r="XFD1048576">${content}</c></row>`);
  await read({ [FIRST]: far('') }); // a thread is at hand from now on
  const began = performance.now();
  t.like(await read({ [FIRST]: far('<v>1</v>') }), { code: 'import.far-cell', params: { line: 1048576 } });
  t.true(performance.now() - began < 1000);
  t.like(await read({ [FIRST]: far('') }), { rows: [['দুই']] });
  t.like(await read({ [FIRST]: far('<v>1</v>') }, { sheet: 'নতুন' }), { rows: [['দুই']] });
});

test('a text is decoded by its mark, by its zeros, or as Windows writes in the west', (t) => {
  const utf16 = (said: string) => Buffer.from(said, 'utf16le');
  const bengali = [
    ['নাম', 'কোড'],
    ['ক', '১'],
  ];
  t.deepEqual(rowsOf(csv(utf16('\ufeffনাম\tকোড\r\nক\t১\r\n'))), bengali);
  t.deepEqual(rowsOf(csv(utf16('নাম;কোড\nক;১'))), bengali);
  t.deepEqual(rowsOf(csv(utf16('\ufeffনাম;কোড\nক;১').swap16())), bengali);
  t.like(csv(Buffer.from('a,b\nCASH \x96 counter,1', 'latin1')), {
    rows: [
      ['a', 'b'],
      ['CASH – counter', '1'],
    ],
    western: true,
  });
});

test('cells are parted as the line of headings is, whatever stands in its title', (t) => {
  t.deepEqual(rowsOf(csv('Some Bank, Motijheel, Dhaka\nDate;Debit;Balance\n1/1/26;1,5;2,50\n')), [
    ['Some Bank, Motijheel, Dhaka'],
    ['Date', 'Debit', 'Balance'],
    ['1/1/26', '1,5', '2,50'],
  ]);
  t.deepEqual(rowsOf(csv('sep=;\na;b,c\n1;2,5')), [[], ['a', 'b,c'], ['1', '2,5']]);
  t.deepEqual(rowsOf(csv('a,b\n="0123",CASH 12" PIPE')), [
    ['a', 'b'],
    ['0123', 'CASH 12" PIPE'],
  ]);
});

test('a school’s files wait for each other, not for those of all others', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const work = (name: string, first?: Promise<void>) => async () => {
    await first;
    done.push(name);
  };
  const slow = turnOf('1', work('slow', promise));
  const behind = turnOf('1', work('behind'));
  await turnOf('2', work('other'));
  t.deepEqual(done, ['other']);
  resolve();
  await Promise.all([slow, behind]);
  t.deepEqual(done, ['other', 'slow', 'behind']);
});
