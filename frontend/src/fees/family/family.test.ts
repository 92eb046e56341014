import type { StudentFees } from '@madrasah/events/fees';
import test from 'ava';
import type { SentRow } from '../counter/rows/spread.ts';
import type { Filled } from '../counter/taking/sending.ts';
import { childOf, familyPayment, together } from './family.ts';

const child = (admissionId: number, items: readonly number[], advance = 0) =>
  ({
    admissionId,
    userId: admissionId,
    advance,
    fees: items.map((itemId) => ({ itemId })),
  }) as unknown as StudentFees;
const children = [child(1, [11, 12], 0.1), child(2, [21], 0.2), child(3, [31])];

const filled = {
  ...{
    Account: 2,
    AccountType: 5,
    CreateAt: '2026-04-12',
    Remark: 'ছাড়',
    transactionNo: undefined,
    reason: undefined,
  },
  ...{ payer: 'চাচা', payerMobile: undefined, advance: 0, advanceTo: undefined, months: [] },
};
const sent = (fees: readonly SentRow[], more: Partial<Filled> = {}) =>
  familyPayment(children).body({ ...filled, fees, ...more }, together(children) as StudentFees) as {
    students: { AdmissionID: number; fees: SentRow[]; months?: unknown }[];
  };
const rows = [
  { itemId: 11, amount: 100, deduction: 0, deposit: 100 },
  { itemId: 12, amount: 50, deduction: 0, deposit: 50 },
  { itemId: 21, amount: 70, deduction: 0, deposit: 70 },
];

test('what is above all dues is the advance of the child that was chosen, of the first where none was', (t) => {
  const paidTo = (advanceTo: number | undefined) =>
    sent(rows, { advance: 30.5, advanceTo }).students.map(({ AdmissionID, fees }) => [
      AdmissionID,
      ...fees.map(({ deposit }) => deposit),
    ]);
  t.deepEqual(paidTo(2), [
    [1, 100, 50],
    [2, 100.5],
  ]);
  t.deepEqual(paidTo(undefined), [
    [1, 100, 80.5],
    [2, 70],
  ]);
});

test('the day goes with the payment', (t) => {
  t.like(sent(rows), { CreateAt: '2026-04-12' });
});

test('a child that owes nothing holds an advance on what was paid last', (t) => {
  const paid = { ...child(4, [41]), fees: [{ itemId: 41, due: 0 }] } as unknown as StudentFees;
  const { students } = familyPayment([...children, paid]).body(
    { ...filled, fees: rows, advance: 20, advanceTo: 4 },
    paid,
  ) as ReturnType<typeof sent>;
  t.deepEqual(students.at(-1), {
    ...{ AdmissionID: 4, fees: [{ itemId: 41, amount: 0, deduction: 0, deposit: 20 }] },
  });
});

test('months go with their child, and what the server says of them and of rows is told where they stand', (t) => {
  const months = [3, 2].map((admissionId) => ({ admissionId, SLID: 9, MonthID: 5, amount: 800, name: '' }));
  const body = sent(rows, { months });
  t.deepEqual(
    body.students.map(({ AdmissionID, months: own }) => [AdmissionID, own]),
    [
      [1, undefined],
      [2, [{ SLID: 9, MonthID: 5, amount: 800 }]],
      [3, [{ SLID: 9, MonthID: 5, amount: 800 }]],
    ],
  );
  const { fieldOf } = familyPayment(children);
  const told = (name: string) => fieldOf?.(name, { ...filled, fees: rows, months });
  t.is(told('students[1].fees[0].amount'), 'fees[2].deposit');
  t.is(told('students[0].fees[1].deduction'), 'fees[1].deduction');
  t.is(told('students[2].months[0].MonthID'), 'months[0].MonthID');
  t.is(told('students[1].months[0].MonthID'), 'months[1].MonthID');
  t.is(told('students[0].AdmissionID'), 'students[0].AdmissionID');
});

test('the rows go to the child that owes them, and whoever is paid nothing is left out', (t) => {
  const rows = [
    { itemId: 11, amount: 100, deduction: 0, deposit: 60 },
    { itemId: 12, amount: 50, deduction: 0, deposit: 0 },
    { itemId: 21, amount: 70, deduction: 5, deposit: 0 },
    { itemId: 31, amount: 70, deduction: 0, deposit: 0 },
  ];
  t.deepEqual(sent(rows), {
    ...{ Account: 2, CreateAt: '2026-04-12', Remark: 'ছাড়', transactionNo: undefined },
    ...{ payer: 'চাচা', payerMobile: undefined },
    students: [
      { AdmissionID: 1, fees: rows.slice(0, 2) },
      { AdmissionID: 2, fees: rows.slice(2, 3) },
    ],
  });
});

test('what is no sum is sent, so that it is named', (t) => {
  t.deepEqual(sent([{ itemId: 31, amount: 70, deduction: 0, deposit: 'x' }]).students, [
    { AdmissionID: 3, fees: [{ itemId: 31, amount: 70, deduction: 0, deposit: 'x' }] },
  ]);
});

test('all children stand together under the first, with all rows and all advances', (t) => {
  t.like(together(children), {
    admissionId: 1,
    advance: 0.3,
    fees: [{ itemId: 11 }, { itemId: 12 }, { itemId: 21 }, { itemId: 31 }],
  });
  t.is(together([]), undefined);
  t.is(childOf(children, 21)?.admissionId, 2);
  t.is(childOf(children, 99), undefined);
});
