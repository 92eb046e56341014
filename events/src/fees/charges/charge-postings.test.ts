import test from 'ava';
import fc from 'fast-check';
import { FeesCharged } from '../journal-events.ts';
import { chargePostings } from './charge-postings.ts';

const heads = [
  { subLedgerId: 21, fundId: 1, name: 'ভর্তি ফি' },
  { subLedgerId: 22, fundId: 1, name: 'মাসিক বেতন' },
  { subLedgerId: 23, fundId: 2, name: 'খোরাকি' },
];
type Line = [number, number, number, number, number, number];
const line = fc
  .record({
    student: fc.integer({ min: 1, max: 500 }),
    head: fc.constantFrom(...heads),
    amount: fc.nat(10_000_000),
  })
  .map(({ student, head, amount }): Line => [student, student + 1000, head.subLedgerId, 5, 1, amount]);

const charge = (lines: Line[]) => {
  const { data } = FeesCharged({
    chargeId: 1,
    admissionId: null,
    on: '2026-05-01',
    dueOn: '2026-05-10',
    sessionId: 1,
    firstItemId: 100,
    heads,
    lines,
    totals: [],
  });
  return data;
};

test('each line is owed by its student and earned by its head, under its own item', (t) => {
  const postings = chargePostings(
    charge([
      [31, 12, 22, 6, 1, 80_050],
      [31, 12, 23, 7, 1, 0],
      [32, 13, 23, 7, 1, 300_000],
    ]),
  );
  t.deepEqual(postings, [
    { account: 'sys:receivable', fund: 1, party: 12, itemId: 100, debit: 80_050, credit: 0 },
    { account: 'sl:22', fund: 1, party: 12, itemId: 100, debit: 0, credit: 80_050 },
    { account: 'sys:receivable', fund: 2, party: 13, itemId: 102, debit: 300_000, credit: 0 },
    { account: 'sl:23', fund: 2, party: 13, itemId: 102, debit: 0, credit: 300_000 },
  ] as never);
});

test('however many lines, what is owed per fund is the sum of the fund’s lines', (t) => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const postings = chargePostings(charge(lines));
      for (const fund of [1, 2]) {
        const own = heads.filter((head) => head.fundId === fund).map((head) => head.subLedgerId);
        const charged = lines.filter((item) => own.includes(item[2])).reduce((sum, item) => sum + item[5], 0);
        const ofFund = postings.filter((posting) => posting.fund === fund);
        t.is(
          ofFund.reduce((sum, posting) => sum + posting.debit, 0),
          charged,
        );
        t.is(
          ofFund.reduce((sum, posting) => sum + posting.credit, 0),
          charged,
        );
      }
    }),
  );
});

test('a line under a head that the charge does not list is a defect', (t) => {
  t.throws(() => chargePostings(charge([[31, 12, 99, 6, 1, 5]])), {
    instanceOf: RangeError,
    message: /no head 99/,
  });
});
