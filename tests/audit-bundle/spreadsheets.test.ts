import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { freeText } from '@madrasah/events/kernel';
import test from 'ava';
import { FORMATS, isFormat } from '../../scripts/audit/export/formats.ts';
import { bundleOf, checked, Folders } from './test-support/bundle.ts';
import { EXPENSE, oddTexts, PAYEE, REMARK } from './test-support/odd-texts.ts';

// What people typed reaches a spreadsheet as text, amounts as numbers, Bengali as Bengali.
const folders = new Folders();
const bundle = folders.next();

test.before(async () => {
  await bundleOf(await oddTexts(), bundle, { formats: Object.keys(FORMATS).filter(isFormat) });
});
test.after.always(() => folders.remove());

/** The cells of a CSV file as RFC 4180 has them. */
function cellsOf(name: string): string[][] {
  const text = readFileSync(join(bundle, name), 'utf8');
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The text of a file in a ZIP archive, found by its directory. */
function unzipped(path: string): Map<string, string> {
  const zip = readFileSync(path);
  const files = new Map<string, string>();
  let entry = zip.readUInt32LE(zip.length - 6);
  while (zip.readUInt32LE(entry) === 0x02014b50) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(entry + 20),
      zip.readUInt16LE(entry + 28),
      zip.readUInt16LE(entry + 30),
      zip.readUInt16LE(entry + 32),
    ];
    const local = zip.readUInt32LE(entry + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    const packed = zip.readUInt16LE(entry + 10) === 8;
    files.set(
      zip.toString('utf8', entry + 46, entry + 46 + name),
      (packed ? inflateRawSync(bytes) : bytes).toString('utf8'),
    );
    entry += 46 + name + extra + comment;
  }
  return files;
}

test('the bundle of odd texts holds', (t) => t.deepEqual(checked(bundle).faults, []));

test('a CSV begins so that Excel shows Bengali, and each row has the columns of its head', (t) => {
  for (const name of ['journal.csv', 'trial-balance.csv']) {
    t.deepEqual([...readFileSync(join(bundle, name)).subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const [head, ...rows] = cellsOf(name);
    t.true(rows.length > 1 && rows.every((row) => row.length === head?.length), name);
  }
});

test('what people typed is no formula in a CSV, and nothing of it is lost', (t) => {
  const rows = cellsOf('journal.csv').slice(1);
  const typed = rows.find((row) => row[3] === 'VoucherPosted' && row.at(-2) !== '');
  t.is(typed?.at(-2), `'${PAYEE}`);
  t.is(typed?.at(-1), `${REMARK}; @SUM(A1)`);
  t.is(typed?.[9], `'${EXPENSE}`);
  t.is(typed?.[7], "'-সাধারণ তহবিল");
  for (const row of [...rows, ...cellsOf('trial-balance.csv')])
    for (const cell of row) t.notRegex(cell, /^[=+\-@]/);
  for (const text of [
    '=1',
    '+1',
    '-1',
    '@x',
    '\t=1',
    '\r=1',
    ' =1',
    '\t1',
    '\r1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    ' ＝1',
  ])
    t.is(freeText(text), `'${text}`);
  for (const text of ['', 'ক', '1=1', "'=1"]) t.is(freeText(text), text);
});

test('amounts stand in a CSV in taka with two decimals, and come to the totals', (t) => {
  const rows = cellsOf('journal.csv').slice(1);
  t.deepEqual(
    rows.map((row) => [row[12], row[13]]),
    [
      ['1234567.05', '0.00'],
      ['0.00', '1234567.05'],
      ['1234567.05', '0.00'],
      ['0.00', '1234567.05'],
    ],
  );
  t.deepEqual(cellsOf('trial-balance.csv').at(-1)?.slice(-2), ['1234567.05', '1234567.05']);
});

test('a workbook has its three sheets; amounts and days are numbers, texts are texts', (t) => {
  const files = unzipped(join(bundle, 'books.xlsx'));
  for (const name of ['রেওয়ামিল Trial balance', 'জাবেদা Journal', 'হিসাব Accounts'])
    t.true(files.get('xl/workbook.xml')?.includes(`name="${name}"`), name);
  const [balance = '', journal = ''] = [1, 2].map((number) => files.get(`xl/worksheets/sheet${number}.xml`));
  t.regex(balance, /<c r="E2"[^>]*><v>1234567\.05<\/v><\/c>/);
  t.regex(journal, /<c r="B2"[^>]*><v>46127<\/v><\/c>/); // 15 April 2026, days since 30 December 1899
  t.is([...journal.matchAll(/<v>1234567\.05<\/v>/g)].length, 4);
  t.false(/<f[ >]/.test(balance + journal));
  const texts = files.get('xl/sharedStrings.xml') ?? '';
  t.true(texts.includes('নগদ বাক্স') && texts.includes('=HYPERLINK('));
  t.true(texts.includes('&lt;b&gt;&amp;amp;'));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML has no place for
  t.notRegex(texts, /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
});
