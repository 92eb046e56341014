import test from 'ava';
import { say } from '../../catalogue/text.ts';
import { issueText } from '../../kernel/index.ts';
import { columnsShown } from './by-hand.ts';
import { columnsByHand } from './columns-said.ts';
import { readStatement, type StatementChoices } from './read-statement.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const rowsOf = (lines: readonly string[]) => lines.map((line) => line.split(','));
const read = (choices: StatementChoices, ...lines: string[]) =>
  readStatement({ rows: rowsOf(lines), separator: ',' }, { ...NOVEMBER, ...choices });
const sums = (choices: StatementChoices, ...lines: string[]) =>
  read(choices, ...lines).rows.map(({ on, amount, balance }) => [on.slice(8), amount, balance]);
const faults = (choices: StatementChoices, ...lines: string[]) =>
  read(choices, ...lines).problems.map(({ line, problem }) => [line, problem.key]);

const STRANGE = [
  'Statement,,,,',
  'D,What,Given,Taken,Rest',
  '01/11/2026,A,,500,1500',
  '02/11/2026,B,200,,1300',
];
const places = { on: 0, text: 1, out: 2, in: 3, balance: 4 };
const BANK = 'Date,Particulars,Debit,Credit,Balance';

test('columns that somebody names are read as such, and are known again by their headings', (t) => {
  t.deepEqual(faults({}, ...STRANGE), [[1, 'reconciliation.no-headings']]);
  const { rows, at, named, columns } = read({ columns: places }, ...STRANGE);
  t.deepEqual(
    rows.map(({ amount }) => amount),
    [50_000, -20_000],
  );
  t.deepEqual(at, [3, 4]);
  t.deepEqual(named, { headings: ['d', 'what', 'given', 'taken', 'rest'], places });
  t.deepEqual(columns[2], { as: 'out', at: 3, heading: 'Given' });
  const next = ['D,What,Given,Taken,Rest', '03/11/2026,C,,100,1400'];
  t.deepEqual(sums({ known: named }, ...next), [['03', 10_000, 140_000]]);
  t.deepEqual(faults({ known: named }, 'D,What,Taken,Given,Rest', '03/11/2026,C,,100,1400'), [
    [1, 'reconciliation.headings-moved'],
  ]);
  const moved = rowsOf(['D,What,Taken,Given,Rest', '03/11/2026,C,100,,1400']);
  const shown = columnsShown(moved, named);
  t.deepEqual(
    shown.proposed.map(({ as, at: place }) => `${as}=${place}`).toSorted(),
    ['balance=5', 'in=3', 'on=1', 'out=4', 'text=2'],
    'each heading is proposed as it was named, where it stands now',
  );
  t.deepEqual([shown.remembered, shown.enough], [false, false], 'and counts once it was seen');
  const some = columnsShown(rowsOf(['Date,What,Debit,Rest', '03/11/2026,C,100,1400']), undefined);
  t.deepEqual([some.proposed.map(({ as }) => as).toSorted(), some.enough], [['on', 'out'], false]);
});

test('columns may be named against their headings, and where there are none', (t) => {
  const turned = { ...places, out: 3, in: 2 };
  t.deepEqual(sums({ columns: turned }, BANK, '01/11/2026,A,500,,1500'), [['01', 50_000, 150_000]]);
  const bare = read({ columns: places }, '01/11/2026,A,,500,1500', '02/11/2026,B,200,,1300');
  t.is(bare.rows.length, 2);
  t.deepEqual(bare.named?.headings, []);
  t.deepEqual(faults({ columns: { ...places, on: 1 } }, ...STRANGE), [[1, 'reconciliation.no-days']]);
  const again = [...STRANGE, 'D,What,Given,Taken,Rest', '03/11/2026,C,,100,1400'];
  t.is(read({ columns: places }, ...again).rows.length, 3, 'headings on a second page');
});

test('what is proposed: by words, by what was named before, and none for words nobody knows', (t) => {
  const shown = columnsShown(rowsOf([BANK, '01/11/2026,A,,500,1500']), undefined);
  t.deepEqual(shown.columns[0], { at: 1, heading: 'Date', samples: ['01/11/2026'] });
  t.deepEqual(
    shown.proposed.map(({ as, at }) => `${as}=${at}`),
    ['on=1', 'text=2', 'out=3', 'in=4', 'balance=5'],
  );
  const strange = columnsShown(rowsOf(STRANGE), undefined);
  t.deepEqual(
    strange.columns.map(({ heading }) => heading),
    ['D', 'What', 'Given', 'Taken', 'Rest'],
  );
  t.deepEqual([strange.proposed, strange.remembered], [[], false]);
  const known = { headings: ['d', 'what', 'given', 'taken', 'rest'], places };
  t.true(columnsShown(rowsOf(STRANGE), known).remembered);
});

test('columns are written as which is what; twice the same, or too few of them, is said', (t) => {
  const field = columnsByHand();
  t.deepEqual(field.parse('on=1,text=2,out=3,in=4,balance=5'), places);
  t.is(field.parse(''), undefined);
  const key = (text: string) => field.safeParse(text).error?.issues[0]?.message;
  t.is(key('on=1,out=3,in=3'), 'reconciliation.column-twice');
  t.is(key('on=1,on=2,amount=3'), 'reconciliation.kind-twice');
  t.is(key('on=1,out=3'), 'reconciliation.columns-lacking');
  t.is(key('on=1,colour=3'), 'request.choice');
  const told = (text: string, language: 'bn' | 'en' = 'en') => {
    const [issue] = field.safeParse(text).error?.issues ?? [];
    const { key: said, params } = issueText(issue as never);
    return say(language, said, params);
  };
  t.is(
    told('on=1,text=2,out=3,out=4,balance=5'),
    '“Out” is said of two columns, 3 and 4; lacking is “In”',
    'which kind is named twice, and which is lacking',
  );
  t.is(
    told('on=1,text=2,out=3,out=4,balance=5', 'bn'),
    '“উত্তোলন” দুইবার বলা হয়েছে: কলাম ৩ ও কলাম ৪; বলা হয়নি “জমা”',
  );
  t.is(told('on=1,on=2,amount=3'), '“Date” is said of two columns, 1 and 2; one column alone can be it');
  t.is(told('on=1,out=3,in=3'), 'Column 3 is said to be two things, “Out” and “In”; it can be one of them');
  t.is(
    told('text=2'),
    'Name the columns that are lacking: “Date”, “Out” and “In” (or “Amount (in one column)”)',
  );
});

test('money in both columns is a fault that names its line and both amounts; a zero is no amount', (t) => {
  const head = 'D,What,Given,Taken,Rest';
  const line = '01/11/2026,A,500,300,800';
  const [{ problem } = { problem: undefined }] = read({ columns: places }, head, line).problems;
  t.is(
    problem && say('en', problem.key, problem.params),
    'Line 2: 500.00 taka went out and 300.00 taka came in, both on this line; a line can be one of them. Write it as two lines, or name the columns otherwise',
  );
  t.deepEqual(faults({}, BANK, line), [[2, 'reconciliation.both-sides']], 'headings that are known');
  const bare = 'Date,Particulars,Debit,Credit';
  const typed = { opening: 100_000, closing: 80_000 };
  t.deepEqual(faults(typed, bare, '01/11/2026,A,500,300'), [[2, 'reconciliation.both-sides']]);
  t.deepEqual(sums({ columns: places }, head, '01/11/2026,A,500,0.00,1500', '02/11/2026,B,0,300,1800'), [
    ['01', -50_000, 150_000],
    ['02', 30_000, 180_000],
  ]);
  t.deepEqual(faults({}, BANK, '01/11/2026,A,500,,1500', ',Total,500,300,'), [], 'a sum is no movement');
});

test('without balances what was typed before and after must be what the lines make', (t) => {
  const lines = ['Date,Particulars,Debit,Credit', '01/11/2026,A,,500', '02/11/2026,B,200,'];
  t.deepEqual(faults({}, ...lines), [[2, 'reconciliation.no-balances']]);
  const typed = { opening: 100_000, closing: 130_000 };
  const right = [
    ['01', 50_000, 150_000],
    ['02', -20_000, 130_000],
  ];
  t.deepEqual(sums(typed, ...lines), right);
  const [head = '', one = '', other = ''] = lines;
  t.deepEqual(sums(typed, head, other, one), right, 'the latest first');
  t.deepEqual(faults({ opening: 100_000, closing: 130_001 }, ...lines), [[2, 'reconciliation.sum-differs']]);
  const forward = ',Opening Balance,,1000';
  t.deepEqual(sums({ closing: 130_000 }, head, forward, one, other), right, 'what the bank brought forward');
  const told = `${one},1500`;
  t.deepEqual(faults({ opening: 1 }, BANK, told), [[2, 'reconciliation.typed-differs']]);
});

test('the latest day first, the lines of a day as they came', (t) => {
  const lines = [
    '02/11/2026,C,,100,1400',
    '02/11/2026,D,50,,1350',
    '01/11/2026,A,,500,1500',
    '01/11/2026,B,200,,1300',
  ];
  t.deepEqual(
    sums({}, BANK, ...lines).map(([, amount]) => amount),
    [50_000, -20_000, 10_000, -5000],
  );
});

test('months in words of either language', (t) => {
  const line = (day: string) => sums({}, BANK, `${day},A,,500,1500`)[0]?.[0];
  for (const day of ['১২ নভেম্বর ২০২৬', '12-Nov-26', '১২ নভে ২০২৬', '১২-নভেম্বর-২৬'])
    t.is(line(day), '12', day);
});
