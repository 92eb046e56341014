import { type EventDraft, isRefusal } from '@madrasah/events';
import { type Tamlik, ZakatEligibilitySet } from '@madrasah/events/tamlik';
import { admissionsStream } from '../admissions/state.ts';
import type { ApprovalContext } from '../approvals/steps.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { giveTamlik } from '../tamlik/give.ts';
import { reverseTamlik } from '../tamlik/reverse.ts';
import { type AccountName, type FundName, fund, sl } from './chart.ts';
import { type House, S, S2, taka } from './house.ts';

/** Two students; the code of each is his number. */
const context = (requestId: number): ApprovalContext => ({
  ...{ requestId, schoolId: '1', actor: { id: 1, permissionType: 1 } },
  ...{ now: new Date('2026-04-30T06:00:00Z'), today: '2026-04-30' },
  look: (stream) => {
    const admissions = new Map([S, S2].map((id) => [id, { admissionId: id, userId: id, sessionId: 7 }]));
    const people = new Map([S, S2].map((id) => [id, { userId: id, userCode: String(id), userType: 1 }]));
    return (stream.category === admissionsStream.category ? { admissions } : { people }) as never;
  },
});

/** Writes that a student is entitled to zakat, or is no more. */
export const entitle = (house: House, userId: number, since = '2026-04-01', eligible = true) =>
  house.given([ZakatEligibilitySet({ userId, on: house.today, eligible, since, noteId: null })]);

export type Line = readonly [user: number, itemId: number, taka: number];

interface Giving {
  readonly from?: FundName;
  readonly account?: AccountName;
  readonly into?: AccountName;
  readonly on?: string;
  readonly tamlikId?: number;
}

/** A tamlik as it is carried out once a second person has confirmed it. */
export function give(house: House, lines: readonly Line[], giving: Giving = {}): Decided {
  const { from = 'Z', account = 'C1', into = account, on = house.today, tamlikId = 9 } = giving;
  const command: Tamlik = {
    ...{ on, fundId: fund(from), moneyAccount: sl(account), receivingAccount: sl(into), noteId: null },
    lines: lines.map(([userId, itemId, amount]) => ({ userId, itemId, amount: taka(amount) as never })),
  };
  const decided = giveTamlik(house.books, command, context(tamlikId));
  return isRefusal(decided) ? decided : decided.drafts;
}

/** Takes back what was given, as it was recorded. */
export function reverseGiven(house: House, drafts: readonly EventDraft[]): Decided {
  const [given, ...receipts] = drafts.map(({ data }) => data) as [{ tamlikId: number }, ...object[]];
  const { tamlikId } = given;
  return reverseTamlik(house.books, { tamlikId, noteId: null }, { given, receipts } as never);
}
