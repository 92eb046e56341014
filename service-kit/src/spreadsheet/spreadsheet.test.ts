import { deflateRawSync } from 'node:zlib';
import { type Cell, csvText, defineImport, fields, isRefusal, readRows } from '@madrasah/events';
import test from 'ava';
import { strToU8, unzipSync, zipSync } from 'fflate';
import * as z from 'zod';
import { count, day, text, writeWorkbook } from '../workbook/index.ts';
import { readTable, templateWorkbook } from './index.ts';
import { tableOf } from './read.ts';

const table = (...data: Parameters<typeof writeWorkbook>[0][number]['data'][]) =>
  writeWorkbook([{ sheet: 'ক', data: data.flat() as never }]);
type Read = ReturnType<typeof tableOf>;
const rowsOf = (read: Read) => ('rows' in read ? read.rows : read);
const xlsx = (bytes: Buffer) => rowsOf(tableOf({ kind: 'xlsx', bytes }));
const csv = (written: string | Buffer) => rowsOf(tableOf({ kind: 'csv', bytes: Buffer.from(written) }));
const codeOf = (read: unknown) => (read as { code?: string }).code ?? 'read';

test('a workbook is read line by line, each cell as what it is: text, number, day, truth', async (t) => {
  const bytes = await table([
    [text('নাম'), text('তারিখ')],
    [],
    [text(' আব্দুল্লাহ '), day('2026-04-14'), count(12.5)],
    [null, text('01712345678'), { type: Boolean, value: true }],
  ] as never);
  t.deepEqual(await xlsx(bytes), [
    ['নাম', 'তারিখ'],
    [],
    [' আব্দুল্লাহ ', { kind: 'day', text: '2026-04-14' }, { kind: 'number', text: '12.5' }],
    ['', '01712345678', { kind: 'truth', text: 'TRUE' }],
  ]);
});

/** A workbook with one of its parts written anew. */
async function withPart(name: string, change: (xml: string) => string): Promise<Buffer> {
  const parts = unzipSync(await table([[text('ক'), text('খ')]] as never));
  const xml = new TextDecoder().decode(parts[name]);
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(change(xml)) }, { level: 1 }));
}
const SHEET = 'xl/worksheets/sheet1.xml';
const CELLS = /<row .*<\/row>/s;

test('a formula is not reckoned: the value saved with it counts, an empty one is nothing, and none is told', async (t) => {
  const row =
    '<row r="1"><c r="A1"><f>1+1</f><v>7</v></c><c r="B1"><f>HYPERLINK("http://x")</f></c><c r="C1" t="str"><f>""</f><v></v></c></row>';
  t.deepEqual(await xlsx(await withPart(SHEET, (xml) => xml.replace(CELLS, row))), [
    [
      { kind: 'number', text: '7' },
      { kind: 'formula', text: '=' },
    ],
  ]);
  t.deepEqual(await csv('=1+1,"=cmd|x"\n'), [['=1+1', '=cmd|x']]);
  const bytes = await withPart(SHEET, (xml) => xml.replace(CELLS, row));
  const read = await readTable('10001', { kind: 'xlsx', bytes, withoutFormulas: true });
  t.like(read, {
    rows: [
      [
        { kind: 'reckoned', text: '7' },
        { kind: 'formula', text: '=' },
      ],
    ],
  });
});

test('what stands in quotes parts no cells, however many signs it has', async (t) => {
  const written = 'Name,Marks,Why\nA,5,"one: a; two: b; three: c; four: d"\n';
  t.deepEqual(await csv(written), [
    ['Name', 'Marks', 'Why'],
    ['A', '5', 'one: a; two: b; three: c; four: d'],
  ]);
});

test('what our own files guard against formulas is read as it was typed; other apostrophes stay', async (t) => {
  const cells = ['-', '+8801712345678', '@home', '-1', '=1+1', 'ক, "খ"', "'ক", "'"];
  t.deepEqual(await csv(Buffer.from(csvText([cells]))), [cells]);
});

test('an XML file that names itself over and over does not grow', async (t) => {
  const laughs = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">]>';
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row>';
  const bytes = await withPart(SHEET, (xml) =>
    xml.replace(/^(<\?xml[^>]*\?>)?/, `$1${laughs}`).replace(CELLS, row),
  );
  const read = await xlsx(bytes);
  t.false(JSON.stringify(read).includes('lollol'), JSON.stringify(read));
});

test('a workbook that becomes far too large is not opened, whatever it says of its size', async (t) => {
  const bomb = await withPart(SHEET, (xml) => xml.replace(CELLS, `<!--${'0'.repeat(40 * 1024 * 1024)}-->$&`));
  t.true(bomb.length < 1024 * 1024);
  t.is(codeOf(await xlsx(bomb)), 'import.swollen');
  // Its directory says it is small.
  const at = bomb.lastIndexOf(SHEET) - 46;
  t.is(bomb.readUInt32LE(at), 0x02014b50);
  bomb.writeUInt32LE(10, at + 24);
  t.is(codeOf(await xlsx(bomb)), 'import.swollen');
});

test('many parts that are small by themselves are counted together', async (t) => {
  const parts = unzipSync(await table([[text('ক')]] as never));
  const large = new Uint8Array(15 * 1024 * 1024);
  const more = Object.fromEntries([2, 3, 4].map((n) => [`xl/worksheets/sheet${n}.xml`, large]));
  t.is(codeOf(await xlsx(Buffer.from(zipSync({ ...parts, ...more }, { level: 1 })))), 'import.swollen');
  const pictures = Object.fromEntries([2, 3, 4].map((n) => [`xl/media/image${n}.png`, large]));
  t.deepEqual(await xlsx(Buffer.from(zipSync({ ...parts, ...pictures }, { level: 1 }))), [['ক']]);
});

test('what is no workbook, is cut short or damaged is refused, never thrown', async (t) => {
  const whole = await table([[text('ক')]] as never);
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 60, 160);
  const packedOtherwise = Buffer.from(whole);
  packedOtherwise.writeUInt16LE(99, whole.lastIndexOf('[Content_Types].xml') - 36);
  const files = [
    Buffer.alloc(0),
    Buffer.from('PK'),
    whole.subarray(0, 400),
    damaged,
    packedOtherwise,
    deflateRawSync(whole),
  ];
  for (const bytes of files) t.is(codeOf(await xlsx(bytes)), 'import.unreadable');
  t.is(codeOf(await xlsx(Buffer.from(zipSync({ 'a.txt': strToU8('x') })))), 'import.unreadable');
});

test('CSV may have a byte order mark, quotes, line ends of Windows, and another separator', async (t) => {
  t.deepEqual(await csv('\ufeffনাম;কোড\r\n"ক;""খ""";১\r\n\r\nগ\r\n'), [
    ['নাম', 'কোড'],
    ['ক;"খ"', '১'],
    [''],
    ['গ'],
  ]);
  t.deepEqual(await csv('a\tb\n1\t2'), [
    ['a', 'b'],
    ['1', '2'],
  ]);
  t.is(codeOf(await csv(Buffer.from([0x81, 0x00, 0x41]))), 'import.unreadable');
  t.like(await csv('a,b\nc,"d\ne'), { code: 'import.unreadable-line', params: { line: 2 } });
  t.is(codeOf(await csv('a,'.repeat(400_001))), 'import.swollen');
});

test('a template is read back by its own import', async (t) => {
  const subjects = defineImport({
    kind: 'subjects-import',
    columns: { Name: { bn: 'নাম', en: 'Name', example: 'নাহবেমীর' }, Marks: { bn: 'পূর্ণমান', en: 'Marks' } },
    row: z.object({ Name: fields.requiredText(), Marks: fields.optionalInteger(1, 100) }),
  });
  for (const language of ['bn', 'en'] as const) {
    const read = await xlsx(await templateWorkbook(subjects, language));
    t.true(Array.isArray(read));
    const { problems } = readRows(subjects, { rows: [...(read as Cell[][]), ['নাহবেমীর', '50']] });
    t.deepEqual(problems, []);
  }
});

test('files are read apart from the commands, one after another, and what is refused says so', async (t) => {
  const written = { kind: 'csv' as const, bytes: Buffer.from('ক,খ') };
  const broken = { kind: 'xlsx' as const, bytes: Buffer.from('PK') };
  const [read, refused] = await Promise.all([readTable('1', written), readTable('1', broken)]);
  t.deepEqual(isRefusal(read) ? read : read.rows, [['ক', 'খ']]);
  t.like(isRefusal(refused) && refused, { status: 400, code: 'import.unreadable' });
  const swollen = await readTable('1', { kind: 'csv', bytes: Buffer.from('a,'.repeat(400_001)) });
  t.like(isRefusal(swollen) && swollen, { status: 413, code: 'import.swollen' });
});
