import { FeeHeadChanged, FeeHeadRetired } from '@madrasah/events/fees';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { plansStream } from '../../plans/state.ts';
import { sl } from '../../test-support/chart.ts';
import { House, posts, refuses, S, S2, taka } from '../../test-support/house.ts';
import type { Admitted } from '../charge-run/line.ts';
import { type ExamCharge, settleExamFees } from './decide.ts';

const student = (userId: number): Admitted => ({
  ...{ admissionId: userId, userId, userCode: String(900 + userId), classId: 1 },
  ...{ gender: 1, residence: 1, newOrOld: 1, sessionId: 7, on: '2026-04-01', elders: [] },
});
const price = { subLedgerId: sl('Tuition'), fee: taka(150) };
const exam: ExamCharge = {
  ...{ sessionId: 7, examId: 3, examName: 'বার্ষিক', price, noteId: null },
  ...{ taking: [student(S)], takenOff: [], others: [] },
};

/** A house where tuition is charged on demand. */
function house(): House {
  const made = new House();
  made.setUp(FeeHeadChanged({ feeHeadId: 2, feeGroup: 3, chargeOn: 'demand' }));
  return made;
}
const settle = (of: House, more: Partial<ExamCharge> = {}) =>
  settleExamFees({ ...of.books, plans: plansStream.initial(plainTable) }, { ...exam, ...more }, (userId) =>
    String(900 + userId),
  );

test('who takes an exam pays its price, under a name that says which exam it is', (t) => {
  const own = house();
  const drafts = own.given(settle(own, { taking: [student(S), student(S2)] }));
  posts(t, drafts, 'Dr AR·G 150.00 Cr Tuition·G 150.00; Dr AR·G 150.00 Cr Tuition·G 150.00');
  t.is(own.journal.items.get(1)?.name, 'Tuition (বার্ষিক)');
  t.is(own.journal.items.get(1)?.examId, 3);
});

test('whoever was charged is not charged again, also not at a later price; who is new is', (t) => {
  const own = house();
  own.given(settle(own));
  t.deepEqual(settle(own), []);
  const dearer = { price: { ...price, fee: taka(200) }, taking: [student(S), student(S2)] };
  posts(t, own.given(settle(own, dearer)), 'Dr AR·G 200.00 Cr Tuition·G 200.00');
  posts(t, own.given(settle(own, { examId: 4 })), 'Dr AR·G 150.00 Cr Tuition·G 150.00');
});

test('where nothing is said of a price, or nothing is to pay, nobody is charged', (t) => {
  t.deepEqual(settle(house(), { price: undefined }), []);
  t.deepEqual(settle(house(), { price: { ...price, fee: 0 } }), []);
  t.deepEqual(settle(house(), { price: { ...price, fee: null } }), []);
  t.deepEqual(settle(house(), { taking: [] }), []);
});

test('a price under what is no head any more is refused', (t) => {
  const own = house();
  own.setUp(FeeHeadRetired({ feeHeadId: 2 }));
  refuses(t, settle(own), 'exams.fee-head');
});

test('who takes the exam no more gets his charge back, and so does whom an interrupted list has charged', (t) => {
  const own = house();
  own.given(settle(own, { taking: [student(S), student(S2)] }));
  const drafts = own.given(settle(own, { taking: [], takenOff: [S], others: [S2] }));
  t.is(drafts.length, 1);
  t.like(drafts[0], { type: 'ChargesReversed' });
  t.deepEqual([own.dues(S), own.dues(S2)], [0, 0]);
});

test('who has paid is not taken off; of whom nobody asked, what he paid stays', (t) => {
  const own = house();
  own.given(settle(own));
  own.given(own.collect({ rows: [{ itemId: 1, deposit: taka(50) }] }));
  const refused = settle(own, { taking: [], takenOff: [S] });
  refuses(t, refused, 'fees.charges-paid');
  t.like(refused, { fields: [{ path: 'items.1' }] });
  t.deepEqual(settle(own, { taking: [], others: [S] }), []);
});
