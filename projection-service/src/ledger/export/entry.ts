import { postingsOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';

export interface Cut {
  /** Only entries up to this business day count. */
  readonly asOf: string | null;
  /** Only entries recorded up to this instant count. */
  readonly knownAt: string | null;
}

/** Amounts in paisa, each account net on one side. */
export interface Balances extends Cut {
  readonly funds: readonly {
    readonly fundId: number;
    readonly accounts: readonly {
      readonly account: string;
      readonly debit: number;
      readonly credit: number;
    }[];
    readonly debit: number;
    readonly credit: number;
  }[];
  readonly debit: number;
  readonly credit: number;
}

export interface Chart {
  readonly funds: readonly { readonly fundId: number; readonly name: string; readonly kind: number }[];
  readonly ledgers: readonly {
    readonly ledgerId: number;
    readonly fundId: number;
    readonly class: number;
    readonly name: string;
  }[];
  readonly subLedgers: readonly {
    readonly subLedgerId: number;
    readonly ledgerId: number;
    readonly fundId: number;
    readonly class: number;
    readonly name: string;
  }[];
}

/** Where an export is written to, piece by piece. */
export interface Written {
  write(content: string | Uint8Array): Promise<void>;
}

/** One entry of the journal, as every export tells it. */
export interface Entry {
  readonly revision: number;
  /** Business day. */
  readonly on: string;
  /** Recorded instant. */
  readonly at: string;
  readonly type: string;
  readonly actorId: number;
  /** Series and number of its paper; '' where it has none. */
  readonly paper: string;
  readonly payee: string;
  /** Free text: remark, reason, particulars. */
  readonly note: string;
  readonly postings: readonly Posting[];
}

/** What an export knows of the whole before the first entry. */
export interface Overview {
  readonly schoolId: string;
  readonly position: number;
  readonly at: string;
  /** The first line, where it is not by the position in the log. */
  readonly head?: string;
  readonly chart: Chart;
  readonly balances: Balances;
  /** Every account of a fund that an entry moves, sorted; the days of the first and the last of those entries. */
  readonly used: readonly { readonly account: string; readonly fundId: number }[];
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface Export {
  entry(entry: Entry): Promise<void>;
  end(): Promise<void>;
}

/** Whether an entry counts under a cut. */
export const counts = ({ on, at }: Pick<Entry, 'on' | 'at'>, { asOf, knownAt }: Cut): boolean =>
  (asOf === null || on <= asOf) && (knownAt === null || Date.parse(at) <= Date.parse(knownAt));

const NUMBERS = ['receiptNo', 'voucherNo', 'contraNo', 'transferNo'];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The entry of a journal event; undefined for one that moves no money. @throws RangeError out of balance */
export function entryOf({ revision, type, data, metadata }: DomainEvent): Entry | undefined {
  const postings = postingsOf({ type, data });
  if (postings.length === 0) return undefined;
  const number = NUMBERS.map((name) => data[name]).find((value) => value !== undefined);
  const series = textOf(data['series']);
  const lines = Array.isArray(data['lines']) ? (data['lines'] as Record<string, unknown>[]) : [];
  const notes = [data['remark'], data['reason'], ...lines.map((line) => line['particulars'])].map(textOf);
  return {
    revision,
    on: String(data['on']),
    at: metadata.at,
    type,
    actorId: metadata.actor.id,
    paper: number === undefined ? '' : [series, String(number)].filter(Boolean).join('/'),
    payee: textOf(data['payee']),
    note: notes.filter(Boolean).join('; '),
    postings,
  };
}

/** Taka with two decimals from paisa, exactly. */
export function takaText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
