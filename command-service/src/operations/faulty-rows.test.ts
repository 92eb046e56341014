import { Buffer } from 'node:buffer';
import { isRefusal } from '@madrasah/events';
import { readTable } from '@madrasah/service-kit/spreadsheet';
import { text, writeWorkbook } from '@madrasah/service-kit/workbook';
import test from 'ava';
import { Import } from './import.ts';
import { inOneStream } from './one-stream.ts';
import { bookImport, bookTarget, callOf, csv, deskOver } from './test-support.ts';

const HEAD = 'কিতাবের নাম,পূর্ণমান';
const DRY = { dryRun: true, skipInvalid: false };

interface Told {
  readonly valid: number;
  readonly faultyRows?: number;
  readonly file?: { readonly base64: string };
  readonly notices: readonly string[];
  readonly headings?: {
    readonly asked: readonly { readonly heading: string; readonly samples: readonly string[] }[];
  };
  readonly errors: readonly {
    readonly row: number;
    readonly path: string;
    readonly value?: string;
    readonly message: string;
  }[];
}

function office() {
  const desk = deskOver();
  const books = new Import(desk, bookImport, inOneStream(desk, bookTarget));
  return async (
    command: Parameters<typeof books.carryOut>[0],
    file: Parameters<typeof books.carryOut>[1],
  ) => {
    const answer = await books.carryOut(command, file, callOf());
    if (isRefusal(answer)) throw new Error(answer.code);
    return { message: answer.message, data: answer.data as Told };
  };
}
const bytesOf = ({ file }: Told) => Buffer.from(file?.base64 ?? '', 'base64');

async function rowsOf(kind: 'xlsx' | 'csv', data: Told) {
  const table = await readTable('1', { kind, bytes: bytesOf(data) });
  if (isRefusal(table)) throw new Error(table.code);
  return table.rows;
}

for (const kind of ['xlsx', 'csv'] as const)
  test(`wrong rows come as ${kind} in the template’s shape, and are taken from it once mended`, async (t) => {
    const books = office();
    const file = csv(HEAD, 'নাহবেমীর,১০০', 'ক,x', ',১০১');
    const { data } = await books({ ...DRY, faulty: kind }, file);
    t.is(data.faultyRows, 2);
    const rows = await rowsOf(kind, data);
    t.deepEqual(rows[0], ['কিতাবের নাম *', 'পূর্ণমান *', 'কেন নেওয়া যায়নি']);
    t.deepEqual(
      rows.slice(1).map(([name, marks]) => [name, marks]),
      [
        ['ক', 'x'],
        ['', '১০১'],
      ],
    );
    t.regex(String(rows[2]?.[2]), /কিতাবের নাম: .*; পূর্ণমান: /);

    const [head = [], first = [], second = []] = rows.map((cells) => cells.map(String));
    const mended = [head, [first[0] ?? '', '50', first[2] ?? ''], ['হেদায়া', '60', second[2] ?? '']];
    const bytes = await writeWorkbook([{ sheet: 'ক', data: mended.map((cells) => cells.map(text)) }]);
    const again = await books({ dryRun: false, skipInvalid: false }, { kind: 'xlsx', bytes });
    t.like(again, { message: 'import.taken', data: { valid: 2, errors: [] } });
    t.is(again.data.faultyRows, undefined);
  });

for (const kind of ['xlsx', 'csv'] as const)
  test(`what stands under no heading stands so again in the ${kind}: the row stays faulty until it is looked at`, async (t) => {
    const books = office();
    const file = csv(HEAD, 'নাহবেমীর,১০০', 'হেদায়া,৫০,,৭', ',,৮');
    const { data } = await books({ ...DRY, faulty: kind }, file);
    t.is(data.faultyRows, 2);
    const [, , last = []] = await rowsOf(kind, data);
    t.is(last[3], '৮');
    const again = await books(DRY, { kind, bytes: bytesOf(data) });
    t.like(again.data, { valid: 0, faultyRows: 2 });
    t.deepEqual(
      again.data.errors.filter(({ path }) => path === '').map(({ row, value }) => [row, value]),
      [
        [2, '৭'],
        [3, '৮'],
      ],
    );
  });

test('why a row was not taken names its line in the file that was brought, in the figures of the language', async (t) => {
  const { data } = await office()({ ...DRY, faulty: 'csv' }, csv(HEAD, 'নাহবেমীর,১০০', 'ক,x,,৭'));
  const [, row = []] = await rowsOf('csv', data);
  t.regex(String(row[2]), /^আপনার আনা ফাইলের ৩ নম্বর লাইন: D৩ ঘরে “৭”/);
  t.notRegex(String(row[2]), /[0-9]/);
});

test('a heading that is not known is told as such, and asked about', async (t) => {
  const { data } = await office()(DRY, csv(`${HEAD},মোট`, 'নাহবেমীর,১০০,৫'));
  t.is(data.errors[0]?.message, '“মোট” শিরোনামটি চেনা যায়নি; কলামটি কী তা বলুন অথবা বাদ দিন');
  t.like(data.headings?.asked, [{ heading: 'মোট', samples: ['৫'] }]);
});

test('what was left out for good comes with the answer of the import itself', async (t) => {
  const { data } = await office()(
    { dryRun: false, skipInvalid: true, faulty: 'csv' },
    csv(HEAD, 'নাহবেমীর,১০০', 'নাহবেমীর,৯০'),
  );
  t.like(data, { valid: 1, faultyRows: 1 });
  t.deepEqual((await rowsOf('csv', data))[1]?.slice(0, 2), ['নাহবেমীর', '৯০']);
});

test('a number longer than a cell holds stays one in the file: it is not taken for a text later', async (t) => {
  const long = await writeWorkbook([
    {
      sheet: 'ক',
      data: [HEAD.split(',').map(text), [{ type: Number, value: 20_151_234_567_891_200 }, text('5')]],
    },
  ]);
  const books = office();
  for (const kind of ['xlsx', 'csv'] as const) {
    const { data } = await books({ ...DRY, faulty: kind }, { kind: 'xlsx', bytes: long });
    t.is(data.faultyRows, 1);
    const [, [cell] = []] = await rowsOf(kind, data);
    if (kind === 'xlsx') t.like(cell, { kind: 'number' });
    else t.regex(String(cell), /e\+16$/);
  }
});

test('a letterhead above the headings is passed over and told', async (t) => {
  const { data } = await office()(DRY, csv('মাদরাসার নাম,', ',', HEAD, 'নাহবেমীর,১০০', 'ক,x'));
  t.like(data, { valid: 1, errors: [{ row: 5, path: 'Marks', value: 'x' }] });
  t.regex(data.notices.join(), /৩ নম্বর লাইনে.*মাদরাসার নাম/);
});

test('of a file that is too long no row can be taken, and that is what is said', async (t) => {
  const lines = Array.from({ length: bookImport.maxRows + 1 }, (_, at) => `কিতাব ${at},৫০`);
  const { data } = await office()(DRY, csv(HEAD, ...lines));
  t.like(data, { rows: bookImport.maxRows + 1, valid: 0, invalid: bookImport.maxRows + 1 });
});
