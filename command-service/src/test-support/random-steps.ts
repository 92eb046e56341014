import { addDays } from '@madrasah/events';
import fc from 'fast-check';
import { grantConcession } from '../fees/concede.ts';
import { family } from '../fees/family/test-support.ts';
import { refundFee } from '../fees/receipts/refund/refund.ts';
import { planReversal, reverseCharges } from '../fees/reverse-charges.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { postContra } from '../vouchers/posting/post-contra.ts';
import { transferFunds } from '../vouchers/posting/transfer-funds.ts';
import { fund, HEADS, sl } from './chart.ts';
import { type House, S, S2, taka } from './house.ts';
import { closeSome, lockLast, reopenLast, unlockLast } from './random-closing.ts';

/** Something a clerk or an accountant does; the house may refuse it. */
export interface Step {
  readonly name: string;
  /** The student it is about. */
  readonly user: number;
  decide(house: House): Decided;
}

const user = fc.constantFrom(S, S2);
const amount = fc.integer({ min: 1, max: 2000 });
const daysAgo = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 }));
const into = fc.constantFrom('C1', 'BK', 'MW');
const fundName = fc.constantFrom('G', 'B', 'N');

const step = <T>(
  name: string,
  values: { [K in keyof T]: fc.Arbitrary<T[K]> },
  decide: (house: House, values: T, on: string) => Decided,
): fc.Arbitrary<Step> =>
  fc.record({ user, daysAgo, values: fc.record(values) }).map((drawn) => ({
    name,
    user: drawn.user,
    decide: (house) =>
      house.guarded(
        decide(
          house,
          { user: drawn.user, ...drawn.values } as unknown as T,
          addDays(house.today, -drawn.daysAgo),
        ),
      ),
    toString: () => `${name} ${JSON.stringify(drawn)}`,
  }));

type About = { user?: number };

const charge = step<{ first: number; second: number; head: number } & About>(
  'charge',
  { first: amount, second: amount, head: fc.nat(2) },
  (house, { first, second, head, user }, on) => {
    const [one, other] = [HEADS[head] ?? 'Food', HEADS[(head + 1) % 3] ?? 'Food'];
    return house.charge({ [one]: first, [other]: second }, on, { user: user ?? S });
  },
);

/** Rows over some of the student's items: part, all or more of what is due, sometimes with a deduction. */
const collect = step<{ shares: number[]; deducted: number; into: 'C1' | 'BK' | 'MW' } & About>(
  'collect',
  {
    shares: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 3 }),
    deducted: fc.integer({ min: 0, max: 3 }),
    into: into as fc.Arbitrary<'C1' | 'BK' | 'MW'>,
  },
  (house, { shares, deducted, into, user }, on) => {
    const items = (house.journal.itemsOf.get(user ?? S) ?? []).slice(-shares.length);
    const rows = items.map((itemId, index) => {
      const due = house.journal.items.get(itemId)?.due ?? 0;
      const deduction = Math.floor((due * deducted) / 20);
      return { itemId, deduction, deposit: Math.floor((due * (shares[index] ?? 0)) / 10) };
    });
    return house.collect({ user: user ?? S, rows, into, on, remark: 'ছাড়' });
  },
);

/** Both brothers on one receipt: a share of the latest due of each, or more than it. */
const collectBoth = step<{ shares: [number, number] }>(
  'collect from family',
  { shares: fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 })) },
  (house, { shares }, on) => {
    const children = [S, S2].map((admissionId, index) => {
      const itemId = house.journal.itemsOf.get(admissionId)?.at(-1) ?? 0;
      const due = house.journal.items.get(itemId)?.due ?? 0;
      return [admissionId, [{ itemId, deposit: Math.floor((due * (shares[index] ?? 0)) / 10) }]] as const;
    });
    return family(house, children, { on });
  },
);

const reverse = step<{ which: number; kind: 'correction' | 'refund' } & About>(
  'reverse',
  { which: fc.nat(20), kind: fc.constantFrom('correction', 'refund') },
  (house, { which, kind }) => house.reverse(1 + (which % Math.max(1, house.journal.receipts.size)), kind),
);

/** Some charges of a student, or all that were charged at once. */
const reverseCharge = step<{ which: number; run: boolean } & About>(
  'reverse charge',
  { which: fc.nat(20), run: fc.boolean() },
  (house, { which, run, user }) => {
    const { chargeRuns, itemsOf } = house.journal;
    const of = run ? chargeRuns.get(1 + (which % Math.max(1, chargeRuns.size))) : undefined;
    const own = itemsOf.get(user ?? S) ?? [];
    const items = of
      ? Array.from({ length: of.items }, (_, index) => of.firstItemId + index)
      : own.filter((_, index) => (index + which) % 3 === 0);
    const command = { chargeId: of?.chargeId ?? null, reason: 'ভুল' };
    return reverseCharges(house.books, command, planReversal(house.books, items), String);
  },
);

const concede = step<{ which: number; tenths: number } & About>(
  'concede',
  { which: fc.nat(20), tenths: fc.integer({ min: 1, max: 11 }) },
  (house, { which, tenths, user }, on) => {
    const items = house.journal.itemsOf.get(user ?? S) ?? [];
    const itemId = items[which % Math.max(1, items.length)] ?? 1;
    const due = house.journal.items.get(itemId)?.due ?? 0;
    const lines = [{ itemId, amount: Math.floor((due * tenths) / 10) }];
    return grantConcession(house.books, { userId: user ?? S, admissionId: 1, on, lines, reason: 'ছাড়' });
  },
);

const refund = step<{ which: number; amount: number; advance: boolean } & About>(
  'refund',
  { which: fc.nat(20), amount, advance: fc.boolean() },
  (house, { which, amount, advance, user }, on) => {
    const items = house.journal.itemsOf.get(user ?? S) ?? [];
    const itemId = items[which % Math.max(1, items.length)] ?? 1;
    const from = advance
      ? ({ kind: 'advance', fundId: fund('G') } as const)
      : ({ kind: 'fee', itemId } as const);
    const about = { userId: user ?? S, on, moneyAccount: sl('C1') };
    return refundFee(house.books, { ...about, amount: taka(amount), from });
  },
);

const HEAD_OF = { G: ['Loan', 'Electricity'], B: ['Loan', 'Meals'], N: ['Donation', 'Bricks'] } as const;

const voucher = step<{ amount: number; inwards: boolean; fundName: 'G' | 'B' | 'N'; into: 'C1' | 'BK' }>(
  'voucher',
  {
    amount,
    inwards: fc.boolean(),
    fundName: fundName as fc.Arbitrary<'G' | 'B' | 'N'>,
    into: fc.constantFrom('C1', 'BK'),
  },
  (house, { amount, inwards, fundName, into }, on) => {
    const [income, expense] = HEAD_OF[fundName];
    return house.voucher(fundName, inwards ? income : expense, inwards ? amount : -amount, on, into);
  },
);

const contra = step<{ first: number; second: number; back: boolean }>(
  'contra',
  { first: amount, second: amount, back: fc.boolean() },
  (house, { first, second, back }, on) => {
    const [fromAccount, toAccount] = back ? [sl('BK'), sl('C1')] : [sl('C1'), sl('BK')];
    const lines = [
      { fundId: fund('G'), amount: taka(first) },
      { fundId: fund('B'), amount: taka(second) },
    ];
    return postContra(house.books, { fromAccount, toAccount, on, lines });
  },
);

const transfer = step<{ amount: number; kind: 'gift' | 'loan' | 'repay'; back: boolean }>(
  'transfer',
  { amount, kind: fc.constantFrom('gift', 'loan', 'repay'), back: fc.boolean() },
  (house, { amount, kind, back }, on) => {
    const [fromFund, toFund] = back ? [fund('B'), fund('G')] : [fund('G'), fund('B')];
    const about = { moneyAccount: sl('C1'), amount: taka(amount), on };
    return transferFunds(house.books, { kind, fromFund, toFund, ...about });
  },
);

const nextDay = step<{ days: number }>(
  'next day',
  { days: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 20 })) },
  (house, { days }) => {
    house.today = addDays(house.today, days);
    return [];
  },
);

const close = step<{ into: 'C1' | 'BK' | 'MW'; over: number }>(
  'close day',
  { into: into as fc.Arbitrary<'C1' | 'BK' | 'MW'>, over: fc.integer({ min: -60, max: 60 }) },
  closeSome,
);
const reopen = step<{ into: 'C1' | 'BK' | 'MW' }>(
  'reopen day',
  { into: into as fc.Arbitrary<'C1' | 'BK' | 'MW'> },
  (house, { into }) => reopenLast(house, into),
);
const lock = step<{ hard: number }>('lock month', { hard: fc.nat(3) }, (house, { hard }) =>
  lockLast(house, hard === 0 ? 'hard' : 'soft'),
);
const unlock = step<{ days: number }>('unlock month', { days: fc.nat(3) }, unlockLast);

/** A stretch of an accountant's life. */
export const randomSteps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: charge },
    { weight: 6, arbitrary: collect },
    { weight: 2, arbitrary: collectBoth },
    { weight: 3, arbitrary: reverse },
    { weight: 1, arbitrary: reverseCharge },
    { weight: 1, arbitrary: concede },
    { weight: 5, arbitrary: refund },
    { weight: 3, arbitrary: voucher },
    { weight: 3, arbitrary: contra },
    { weight: 2, arbitrary: transfer },
    { weight: 2, arbitrary: nextDay },
    { weight: 2, arbitrary: close },
    { weight: 1, arbitrary: reopen },
    { weight: 2, arbitrary: lock },
    { weight: 1, arbitrary: unlock },
  ),
  { minLength: 10, maxLength: 60, size: 'max' },
);
