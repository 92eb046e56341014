import type { ClassPayer } from '@madrasah/events/fees';
import test from 'ava';
import { bodyOf, doubtfulIn, inOrder, sumsOf, wrongIn } from './sitting.ts';

const row = (AdmissionID: number, due: number): ClassPayer => ({
  ...{ AdmissionID, UserID: AdmissionID, UserCode: String(AdmissionID), StudentName: '', FatherName: '' },
  ...{ ClassName: '', SubClass: '', SessionName: '', Mobile1: '', due, advance: 0 },
});
const ROWS = [row(1, 500), row(2, 300), row(3, 0)];

test('every row is sent in its order, whoever brings nothing with 0', (t) => {
  const sitting = { Account: 2, payers: [{ amount: '৫০০' }, {}, { amount: '100.50' }] };
  t.deepEqual(bodyOf(sitting, ROWS, false), {
    ...{ Account: 2, Remark: undefined },
    payers: [
      { AdmissionID: 1, due: 500, amount: 500 },
      { AdmissionID: 2, due: 300, amount: 0 },
      { AdmissionID: 3, due: 0, amount: 100.5 },
    ],
  });
  t.deepEqual(sumsOf(sitting), { count: 2, total: 60050 as never });
});

test('a day goes where it is not the one that the server has', (t) => {
  const sitting = { payers: [], CreateAt: '2026-04-12' };
  t.is(bodyOf(sitting, [], false, '2026-04-14').CreateAt, '2026-04-12');
  t.false('CreateAt' in bodyOf(sitting, [], false, '2026-04-12'));
});

test('numbers go only with money that needs them', (t) => {
  const sitting = { payers: [{ amount: '5', transactionNo: 'A' }, { transactionNo: 'B' }] };
  t.deepEqual(
    bodyOf(sitting, ROWS.slice(0, 2), true).payers.map((payer) => 'transactionNo' in payer),
    [true, false],
  );
  t.deepEqual(wrongIn({ payers: [{ amount: '5' }] }, true), { 'payers[0].transactionNo': 'transaction' });
});

test('what is no sum, and a sitting of nobody, are told at their fields', (t) => {
  t.deepEqual(wrongIn({ payers: [{}, { amount: 'x' }] }, false), { 'payers[1].amount': 'sum' });
  t.deepEqual(wrongIn({ payers: [{}, {}] }, false), { 'payers[0].amount': 'nothing' });
  t.is(bodyOf({ payers: [{ amount: 'x' }] }, ROWS.slice(0, 1), false).payers[0]?.amount, 'x');
});

test('rows keep their places when the dues are asked for anew', (t) => {
  const now = [row(3, 10), row(4, 20), row(1, 499)];
  t.deepEqual(
    inOrder([1, 2, 3], now).map(({ AdmissionID, due }) => [AdmissionID, due]),
    [
      [1, 499],
      [3, 10],
    ],
  );
});

test('more than twice of what is owed is asked about, an advance on nothing is not', (t) => {
  const doubtful = doubtfulIn({ payers: [{ amount: '1001' }, { amount: '600' }, { amount: '50' }] }, ROWS);
  t.deepEqual(
    doubtful.map(({ AdmissionID }) => AdmissionID),
    [1],
  );
});
