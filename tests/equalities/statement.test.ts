import test from 'ava';
import { Product } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

let product: Product;
let school: School;
let student: Student;

test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  school.day('2026-04-10');
  student = await school.admit('আব্দুল্লাহ');
  const { admission, food } = await itemsOf(school, student);
  school.day('2026-04-11');
  await school.concede(student, food, 250);
  school.day('2026-04-12');
  const rows = [
    { itemId: admission, due: 1000, deposit: 1000 },
    { itemId: food, due: 3250, deduction: 500, deposit: 2200 },
  ];
  const receipt = await school.pay(student, rows, { Remark: 'গরিব ছাত্র' });
  school.day('2026-04-13');
  await school.reverse(receipt);
  school.day('2026-04-14');
  await school.pay(student, [{ itemId: food, due: 3250, deduction: 250 }], { Remark: 'ভাই' });
  await school.pay(student, [{ itemId: food, due: 3000, deposit: 4600 }]);
});
test.after.always(() => product.end());

type Query = Record<string, string | number>;
interface Line {
  on: string;
  text: string;
  debit: number;
  credit: number;
  balance: number;
  deduction?: true;
  ref: { type: string; id: number; number?: number };
}
const statement = async (query: Query = {}, language: 'bn' | 'en' = 'en') => {
  school.client.language = language;
  const { data } = await school.client.get(`/api/accounts/statement/${student.AdmissionID}`, query);
  school.client.language = 'en';
  return data as { opening: number; lines: Line[]; closing: number };
};
const told = (lines: Line[]) =>
  lines.map(({ on, text, debit, credit, balance }) => [on.slice(5), text, debit, credit, balance]);

const WHOLE = [
  ['04-10', 'ভর্তি ফি, খোরাকি ফি charged', 4500, 0, 4500],
  ['04-11', 'Concession', 0, 250, 4250],
  ['04-12', 'Receipt no. 1: concession', 0, 500, 3750],
  ['04-12', 'Receipt no. 1', 0, 3200, 550],
  ['04-13', 'Receipt no. 1 voided', 3700, 0, 4250],
  ['04-14', 'Receipt no. 2: concession', 0, 250, 4000],
  ['04-14', 'Receipt no. 3', 0, 4600, -600],
];

test.serial(
  'every line in the order of the days, a discount on a line of its own, each with its balance',
  async (t) => {
    const { opening, lines, closing } = await statement();
    t.is(opening, 0);
    t.deepEqual(told(lines), WHOLE);
    t.is(closing, -600);
    t.deepEqual(
      lines.map(({ ref }) => [ref.type, ref.number]),
      [
        ['FeesCharged', undefined],
        ['ConcessionGranted', undefined],
        ['FeesCollected', 1],
        ['FeesCollected', 1],
        ['CollectionReversed', 1],
        ['FeesCollected', 2],
        ['FeesCollected', 3],
      ],
    );
    t.deepEqual(
      lines.filter(({ deduction }) => deduction).map(({ credit }) => credit),
      [500, 250],
    );
  },
);

test.serial('a range opens with what stood before it, and its lines lead to its closing', async (t) => {
  const ranges: Query[] = [
    { from: '2026-04-11', to: '2026-04-12' },
    { from: '2026-04-13' },
    { to: '2026-04-11' },
    { from: '2026-05-01' },
    { to: '2026-04-01' },
  ];
  const wanted = [
    [4500, WHOLE.slice(1, 4), 550],
    [550, WHOLE.slice(4), -600],
    [0, WHOLE.slice(0, 2), 4250],
    [-600, [], -600],
    [0, [], 0],
  ];
  for (const [index, range] of ranges.entries()) {
    const { opening, lines, closing } = await statement(range);
    t.deepEqual([opening, told(lines), closing], wanted[index], JSON.stringify(range));
  }
});

test.serial('as of a day and as known at an instant', async (t) => {
  t.is((await statement({ asOf: '2026-04-12' })).closing, 550);
  t.is((await statement({ knownAt: '2026-04-12T06:00:00.000Z' })).closing, 550);
  t.is((await statement({ knownAt: '2026-04-12T05:59:59.999Z' })).closing, 4250);
  t.deepEqual((await statement({ asOf: '2026-04-11', to: '2026-04-30' })).lines.length, 2);
});

test.serial('in Bengali', async (t) => {
  const { lines } = await statement({}, 'bn');
  t.deepEqual(
    lines.slice(0, 5).map(({ text }) => text),
    ['ভর্তি ফি, খোরাকি ফি ধার্য', 'ছাড়', 'রসিদ নং ১: ছাড়', 'রসিদ নং ১', 'রসিদ নং ১ বাতিল'],
  );
});

test.serial('the account is one over all sessions', async (t) => {
  const again = await school.admitAgain(student, await school.addSession(100, 200));
  const { data } = await school.client.get(`/api/accounts/statement/${again.AdmissionID}`);
  t.deepEqual(data, await statement());
  t.deepEqual(told(data.lines).slice(-2), [
    ['04-14', 'ভর্তি ফি, খোরাকি ফি charged', 300, 0, -300],
    ['04-14', 'Advance set off', 300, 300, -300],
  ]);
});

test.serial('a student who was erased keeps the account and no name', async (t) => {
  const before = await statement();
  await school.client.command(`/api/users/${student.UserID}/erase`, { reason: 'আবেদন' });
  t.deepEqual(await statement(), before);
  const { data } = await school.client.get('/api/accounts/dues', { status: 'both' });
  t.is(data[0].StudentName, 'Erased');
  t.is(data.at(-1).advance, 300);
  const receipt = await school.client.get('/api/accounts/receipts/1');
  t.is(receipt.data.student.StudentName, 'Erased');
});

test.serial('of an admission that is not there: 404', async (t) => {
  for (const path of ['/api/accounts/statement/999', '/api/accounts/student_fee_admission?AdmissionID=999']) {
    const { status, body } = await school.client.call('GET', path);
    t.is(status, 404);
    t.is(body.code, 'admission.not-found');
  }
});
