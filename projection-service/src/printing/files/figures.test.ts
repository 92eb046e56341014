import { type Fact, figure, figureFact, moneyFact, type PaperBlock } from '@madrasah/events';
import { strictRows } from '@madrasah/service-kit/workbook/test-support';
import test from 'ava';
import { PAPER } from '../test-support.ts';
import { paperCsv } from './csv.ts';
import { paperWorkbook } from './workbook.ts';

const rowsOf = async (...blocks: PaperBlock[]) =>
  strictRows(await paperWorkbook({ ...PAPER, blocks }))
    .filter((row) => row.size > 0)
    .map((row) => [...row.values()].map(({ value, format }) => (format ? `${value} as ${format}` : value)));

test('figures of a register are numbers with their format, a word in the place of one stays a word', async (t) => {
  const marks: PaperBlock = {
    kind: 'table',
    columns: [
      { title: 'দাখেলা', kind: 'code' },
      { title: 'নম্বর', kind: 'figure' },
      { title: 'গড়', kind: 'figure', decimals: 2 },
      { title: 'হার', kind: 'figure', percent: true },
    ],
    rows: [{ cells: ['1004', 84.5, 84.5, 25] }, { cells: ['1005', 'অ', null, 100] }],
  };
  const rows = await rowsOf(marks);
  t.deepEqual(rows.slice(-3, -1), [
    ['1004', 84.5, '84.5 as 0.00', '0.25 as 0%'],
    ['1005', 'অ', '1 as 0%'],
  ]);
  const [, ...lines] = paperCsv({ ...PAPER, blocks: [marks] })
    .toString()
    .trim()
    .split('\r\n');
  t.deepEqual(lines, ['1004,84.5,84.50,25%', '1005,অ,,100%']);
});

test('a line says its figures as numbers, a named one in a row of its own, and cards do so too', async (t) => {
  const share = 1;
  const lines: Fact[][] = [
    [
      moneyFact({ label: 'জের', share }, -500_00, 'bn'),
      figureFact({ label: 'গড়', share }, 84.5, 'bn', { decimals: 2 }),
    ],
    [{ label: 'মোট', value: '৪৮৫ / ৬০০', share, figures: [figure(485), figure(600)] }],
    [{ label: 'নম্বর', value: 'কুদুরী: ৯০', share, figures: [{ ...figure(90), label: 'কুদুরী' }] }],
    [figureFact({ label: 'মেধা', share }, null, 'bn')],
  ];
  const card = {
    front: {
      heading: 'আলী',
      lines: [{ label: 'জন্ম', value: '১ মে ২০১০', figures: [{ kind: 'day', of: '2010-05-01' } as const] }],
    },
  };
  const rows = await rowsOf(
    { kind: 'facts', lines },
    { kind: 'cards', width: 10, height: 10, cards: [card] },
  );
  t.deepEqual(rows.slice(-8, -1), [
    ['জের', '-500 as #,##0.00'],
    ['গড়', '84.5 as 0.00'],
    ['মোট', 485, 600],
    ['নম্বর'],
    ['কুদুরী', 90],
    ['মেধা', '–'],
    ['আলী', '40299 as dd-mm-yyyy'],
  ]);
});
