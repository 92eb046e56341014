import type { DataOf } from '@madrasah/events';
import type { ChargesReversed, FeesCharged } from '@madrasah/events/fees';
import {
  FundAdded,
  LEDGER_CLASS,
  type Posting,
  SubLedgerAdded,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';

/** An event of a journal as it is stored, and the lines of its entry as they stand there, unchecked. */
export interface Taken {
  readonly recorded: RecordedEvent;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly on: string;
  readonly lines: readonly Posting[];
}

/** Something that must hold of a journal after each of its events. */
export interface Invariant {
  readonly name: string;
  /** Takes in the next event. @returns what does not hold */
  take(taken: Taken): string | undefined;
  /** All events of the commands so far are taken in. @returns what does not hold */
  settle?(): string | undefined;
}

export function takenOf(recorded: RecordedEvent): Taken {
  const { type, data } = recorded;
  const lines = COMPACT[type]?.(data as never) ?? ((data['postings'] ?? []) as never);
  return { recorded, type, data, on: String(data['on']), lines };
}

/** What the compact lines of a charge stand for, worked out here once more. */
function chargeLines({ heads, lines, firstItemId }: DataOf<typeof FeesCharged>): Posting[] {
  return lines.flatMap(([, party, subLedgerId, , , amount], index) => {
    const fund = heads.find((head) => head.subLedgerId === subLedgerId)?.fundId ?? 0;
    const about = { fund, party, itemId: firstItemId + index };
    return [
      { account: 'sys:receivable', ...about, debit: amount, credit: 0 },
      { account: subLedgerAccount(subLedgerId), ...about, debit: 0, credit: amount },
    ] as Posting[];
  });
}

/** What a reversal's compact lines stand for: the charges mirrored, and advances given back. */
function reversalLines({ heads, lines, unapplied }: DataOf<typeof ChargesReversed>): Posting[] {
  const about = new Map(
    lines.map(([itemId, party, subLedgerId]) => {
      const fund = heads.find((head) => head.subLedgerId === subLedgerId)?.fundId ?? 0;
      return [itemId, { fund, party, itemId }];
    }),
  );
  const line = (account: string, where: object | undefined, debit: number, credit: number) =>
    debit + credit > 0 ? [{ account, ...where, debit, credit }] : [];
  const charges = lines.flatMap(([itemId, , subLedgerId, charged, conceded]) => [
    ...line(subLedgerAccount(subLedgerId), about.get(itemId), charged, 0),
    ...line('sys:concession', about.get(itemId), 0, conceded),
    ...line('sys:receivable', about.get(itemId), 0, charged - conceded),
  ]);
  const advances = unapplied.flatMap(([, itemId, amount, fund, via]) => {
    const item = about.get(itemId);
    const money = `sl:${via}`;
    return [
      ...line('sys:receivable', item, amount, 0),
      ...line('sys:open-advance', { fund, party: item?.party }, 0, amount),
      ...(via === 0 ? [] : line(money, { fund: item?.fund }, 0, amount)),
      ...(via === 0 ? [] : line(money, { fund }, amount, 0)),
    ];
  });
  return [...charges, ...advances] as Posting[];
}

const COMPACT: Readonly<Record<string, (data: never) => Posting[]>> = {
  FeesCharged: chargeLines,
  ChargesReversed: reversalLines,
};

/** What of a chart the rules of money need: by account and by fund. */
export interface ChartFacts {
  readonly money: ReadonlySet<string>;
  /** Account → the funds its lines may lie in; absent where any may. */
  readonly funds: ReadonlyMap<string, readonly number[]>;
  readonly kinds: ReadonlyMap<number, number>;
  /** The class of each sub-ledger. */
  readonly classes: ReadonlyMap<number, number>;
}

const FUND_BOUND: readonly number[] = [LEDGER_CLASS.income, LEDGER_CLASS.expense];

/** From the events that made a chart. */
export function chartFacts(events: readonly { type: string; data: object }[]): ChartFacts {
  const ledgers = events.filter(({ type }) => type === SubLedgerAdded.type).map(({ data }) => data as Ledger);
  const funds = events.filter(({ type }) => type === FundAdded.type).map(({ data }) => data as Fund);
  const bound = ledgers.flatMap((row): [string, readonly number[]][] => {
    const account = subLedgerAccount(row.subLedgerId);
    if (FUND_BOUND.includes(row.class)) return [[account, [row.fundId]]];
    return row.class === LEDGER_CLASS.money && row.allowedFunds ? [[account, row.allowedFunds]] : [];
  });
  const money = ledgers.filter((row) => row.class === LEDGER_CLASS.money);
  return {
    money: new Set(money.map(({ subLedgerId }) => subLedgerAccount(subLedgerId))),
    funds: new Map(bound),
    kinds: new Map(funds.map(({ fundId, kind }) => [fundId, kind])),
    classes: new Map(ledgers.map((row) => [row.subLedgerId, row.class])),
  };
}

type Ledger = DataOf<typeof SubLedgerAdded>;
type Fund = DataOf<typeof FundAdded>;
