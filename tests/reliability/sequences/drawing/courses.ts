import fc from 'fast-check';
import { collect, formOf, type Step, type StepOf, voucher } from '../steps.ts';

// What comes of something only in its order: each course is one thing after another, a command at a time.

type Course = fc.Arbitrary<Step[][]>;

const inTurn = (...steps: readonly fc.Arbitrary<Step | readonly Step[]>[]): Course =>
  fc.tuple(...steps).map((of) => of.flat().map((alone) => [alone]));

const some = (step: fc.Arbitrary<Step>, minLength: number, maxLength: number) =>
  fc.array(step, { minLength, maxLength });

const form = (...names: readonly string[]) => formOf(fc.constantFrom(...names));

/** A form of which some of what is drawn is settled. */
const settled = (name: string, of: Partial<StepOf<'form'>>) =>
  formOf(fc.constant(name)).map((drawn): StepOf<'form'> => ({ ...drawn, ...of }));

/** Money in the bank, then its statement taken, matched, locked, opened. */
const bankMonth = inTurn(
  some(
    collect.map((paid): Step => ({ ...paid, ago: 0, into: 'BK', wrong: '' })),
    1,
    3,
  ),
  some(form('TakeBankStatement'), 3, 6),
  form('UnlockBankStatement', 'ReverseForLater', 'TakeBankStatement'),
  form('Approve'),
);

/** A voucher whose day is put right, now and then once its drawer has closed; then it is taken back. */
const redated = inTurn(
  settled('PostVoucher', { amount: 50 }),
  fc.oneof(settled('CloseDay', { which: 1 }), form('PostVoucher', 'CountCash')),
  some(
    fc.oneof({ weight: 3, arbitrary: form('ReviseVoucher') }, { weight: 1, arbitrary: form('Approve') }),
    2,
    5,
  ),
  form('Approve', 'ReverseVoucher', 'ReviseVoucher'),
);

/** Money moved between accounts and funds, on a day of its own, and moved back. */
const movedBack = inTurn(
  some(
    form('TransferBalance').map((drawn): Step => ({ ...drawn, amount: 1 + (drawn.amount % 200) })),
    1,
    3,
  ),
  some(form('ReverseTransfer', 'ReverseTransfer', 'Approve'), 1, 4),
);

/** A form about a little money. */
const small = (of: fc.Arbitrary<StepOf<'form'>>): fc.Arbitrary<Step> =>
  of.map((drawn) => ({ ...drawn, amount: 1 + (drawn.amount % 90) }));

/** Fees paid by wallet, their settlement into the bank, and that taken back. */
const settlement = inTurn(
  some(
    collect.map((paid): Step => ({ ...paid, into: 'MW', wrong: '', deducted: 0, over: 0 })),
    1,
    3,
  ),
  form('SettleWallet'),
  form('ReverseTransfer', 'SettleWallet'),
  form('Approve', 'SettleWallet', 'ReverseForLater'),
);

/** Zakat given for a fee, with a second person, and taken back. */
const tamlik = inTurn(
  settled('SetZakatEligibility', { which: 1, who: 0 }),
  small(settled('GiveTamlik', { who: 0 })),
  some(form('Approve', 'GiveTamlik'), 1, 2),
  form('ReverseTamlik', 'CloseDay'),
  form('Approve'),
);

/** Money in a colleague's hand, and its bills. */
const errand = inTurn(small(form('GiveStaffAdvance')), some(form('SettleStaffAdvance'), 1, 3));

/** A month paid ahead, then charged; then the run is undone, or the receipt taken back. */
const monthAhead = fc
  .nat(15)
  .chain((half) =>
    inTurn(
      settled('CollectFees', { which: 2 * half }),
      settled('RunCharges', { which: 2 * half }),
      form('UndoChargeRun', 'ReverseForLater', 'Approve'),
      form('Approve', 'RunCharges', 'CollectFees'),
    ),
  );

/** What came in was paid out again before the next came: taken back on its day, an evening between would end short. */
const eveningBetween = inTurn(
  ...[
    { ago: 60, inwards: true, head: 0, amount: 200_000 },
    { ago: 30, inwards: false, head: 1, amount: 320_000 },
    { ago: 0, inwards: true, head: 0, amount: 250_000 },
  ].map((drawn) => fc.constant({ kind: 'voucher', fundName: 'N', into: 'BK', ...drawn } as Step)),
  some(settled('ReverseVoucher', { tenths: 3 }), 1, 3),
  form('ReviseVoucher', 'ReverseVoucher'),
);

const FIRST_YEAR = 0;
const SECOND_YEAR = 1;
/** The months of the books until a year's end. */
const MONTHS_UNTIL = [2, 14];

/** Drawer and months are closed behind an accounting year. */
const closedUntil = (year: number) =>
  fc
    .tuple(
      some(settled('CloseDay', { which: 1 }), 2, 6),
      some(settled('LockPeriod', { which: 1 }), MONTHS_UNTIL[year] ?? 0, (MONTHS_UNTIL[year] ?? 0) + 1),
    )
    .map((closed) => closed.flat());

/** A year is signed off, opened again for what was forgotten, and signed off anew. */
const yearEnd = (year: number): Course => {
  const late: fc.Arbitrary<Step> = fc.oneof(
    voucher.map((drawn): Step => ({ ...drawn, into: 'BK' })),
    settled('CloseYear', { which: year }),
    form('UnlockPeriod', 'ReviseVoucher', 'LockPeriod', 'RunCharges', 'PostJournalVoucher', 'Approve'),
  );
  return inTurn(
    some(voucher, 1, 3),
    year === SECOND_YEAR ? fc.constant({ kind: 'wait', days: 9 } as const) : fc.constant([]),
    closedUntil(year),
    settled('CloseYear', { which: year }),
    some(late, 0, 3),
    settled('ReopenYear', { which: year }),
    some(late, 0, 4),
    settled('LockPeriod', { which: 2 }),
    settled('CloseYear', { which: year }),
    fc.oneof(form('ReopenYear'), settled('LockPeriod', { which: 4 }), voucher),
  );
};

/** Each with the weight it is drawn with. */
export const COURSES: readonly { readonly weight: number; readonly arbitrary: Course }[] = [
  { weight: 2, arbitrary: bankMonth },
  { weight: 3, arbitrary: redated },
  { weight: 3, arbitrary: movedBack },
  ...[settlement, tamlik, errand, monthAhead, eveningBetween].map((arbitrary) => ({ weight: 1, arbitrary })),
  { weight: 2, arbitrary: yearEnd(FIRST_YEAR) },
  { weight: 1, arbitrary: yearEnd(SECOND_YEAR) },
];
