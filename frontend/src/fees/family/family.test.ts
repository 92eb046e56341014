import test from 'ava';
import type { StudentFees } from '../rows.ts';
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
  ...{ Account: 2, AccountType: 5, Remark: 'ছাড়', transactionNo: undefined, reason: undefined },
  ...{ payer: 'চাচা', payerMobile: undefined },
};
const sent = (fees: readonly object[]) =>
  familyPayment(children).body({ ...filled, fees }, together(children) as StudentFees) as {
    students: unknown[];
  };

test('the rows go to the child that owes them, and whoever is paid nothing is left out', (t) => {
  const rows = [
    { itemId: 11, amount: 100, deduction: 0, deposit: 60 },
    { itemId: 12, amount: 50, deduction: 0, deposit: 0 },
    { itemId: 21, amount: 70, deduction: 5, deposit: 0 },
    { itemId: 31, amount: 70, deduction: 0, deposit: 0 },
  ];
  t.deepEqual(sent(rows), {
    ...{ Account: 2, Remark: 'ছাড়', transactionNo: undefined, payer: 'চাচা', payerMobile: undefined },
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
