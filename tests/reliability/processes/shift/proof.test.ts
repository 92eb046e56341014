import test from 'ava';
import { type Account, FEE } from './clerk.ts';
import { assertNone, faultsIn, type Shown } from './proof.ts';

const studentOf = (admissionId: number) => ({
  AdmissionID: admissionId,
  UserID: admissionId,
  UserCode: `${1000 + admissionId}`,
  itemId: admissionId,
});

/** Two students: one has paid 30 and 20, and the 20 were taken back; one has paid nothing. */
const known = (): Account[] => [
  {
    student: studentOf(1),
    due: FEE - 30,
    receipts: [
      { id: 11, number: 1, deposit: 30, reversed: false },
      { id: 12, number: 2, deposit: 20, reversed: true },
    ],
  },
  { student: studentOf(2), due: FEE, receipts: [] },
];

const sound: Shown = {
  dues: [
    { AdmissionID: 1, charged: FEE, paid: 30, due: FEE - 30 },
    { AdmissionID: 2, charged: FEE, paid: 0, due: FEE },
  ],
  receipts: [
    { receiptId: 11, receiptNo: 1, total: 30, reversed: false },
    { receiptId: 12, receiptNo: 2, total: 20, reversed: true },
  ],
  closings: new Map([
    [1, FEE - 30],
    [2, FEE],
  ]),
  trialBalance: [],
  verdict: { pass: true, events: 9, checks: [] },
};
const [first, second] = sound.dues as [Shown['dues'][number], Shown['dues'][number]];
const [paid, takenBack] = sound.receipts as [Shown['receipts'][number], Shown['receipts'][number]];
const stranger = { AdmissionID: 3, charged: FEE, paid: 0, due: FEE };

test('what was acknowledged and is shown has no fault', (t) => {
  t.deepEqual(faultsIn(sound, known()), []);
  t.notThrows(() => assertNone([]));
});

const broken: Readonly<Record<string, Partial<Shown>>> = {
  'a receipt is lost': { receipts: [paid] },
  'a receipt is recorded twice': { receipts: [paid, takenBack, { ...paid, receiptId: 13, receiptNo: 3 }] },
  'a number is left out': { receipts: [paid, { ...takenBack, receiptNo: 3 }] },
  'a number is given twice': { receipts: [paid, { ...takenBack, receiptNo: 1 }] },
  'an amount has changed': { receipts: [{ ...paid, total: 31 }, takenBack] },
  'a reversal is lost': { receipts: [paid, { ...takenBack, reversed: false }] },
  'an admission is lost': { dues: [first] },
  'an admission is there twice': { dues: [first, second, second] },
  'an admission nobody has asked for': {
    dues: [first, second, stranger],
    closings: new Map([...sound.closings, [3, FEE]]),
  },
  'an admission without its charge': { dues: [first, { ...second, charged: 0, due: 0 }] },
  'a payment is missing from the dues': { dues: [{ ...first, paid: 0, due: FEE }, second] },
  'a statement says otherwise': { closings: new Map([...sound.closings, [1, FEE]]) },
  'the verification fails': { verdict: { ...sound.verdict, pass: false } },
};
for (const [what, changed] of Object.entries(broken))
  test(`it is seen that ${what}`, (t) => {
    const faults = faultsIn({ ...sound, ...changed }, known());
    t.true(faults.length > 0);
    t.throws(() => assertNone(faults));
  });

test('an admission whose outcome nobody asked for may stand, wholly', (t) => {
  const closings = new Map([...sound.closings, [3, FEE]]);
  t.deepEqual(faultsIn({ ...sound, dues: [first, second, stranger], closings }, known(), 1), []);
  const halfDone = { ...stranger, charged: 0, due: 0 };
  t.not(faultsIn({ ...sound, dues: [first, second, halfDone], closings }, known(), 1).length, 0);
});
