import type { DataOf } from '@madrasah/events';
import {
  FundAdded,
  LEDGER_CLASS,
  type Posting,
  SubLedgerAdded,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { COMPACT } from './lines/compact.ts';

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
