import { type Day, dayNumber, dayOfNumber, dhakaDay } from '@madrasah/events';
import { AdvanceApplied, CollectionReversed, FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { MonthAdvancesApplied, StandingConcessionsGranted } from '@madrasah/events/plans';
import type { Asking } from '../asking.ts';

/** An entry as an auditor picks it out, in paisa. */
export interface Picked {
  readonly revision: number;
  readonly on: Day;
  readonly at: number;
  readonly actorId: number;
  readonly kind: string;
  /** The event's own id; 0 for one that has none. */
  readonly refId: number;
  readonly number: number;
  /** Of that number; '' of none. */
  readonly series: string;
  /** Of its debits. */
  readonly amount: number;
}

/** Every entry dated in the days asked for, also those that move no money. */
export function pickedEntries({ books, cut, from }: Asking): Picked[] {
  const { entries, rows } = books.tables;
  const first = dayNumber(from);
  const found: Picked[] = [];
  for (let revision = 0; revision <= cut.revision; revision += 1) {
    const day = entries.on.at(revision);
    if (day < first || day > cut.asOf) continue;
    const end =
      revision + 1 < entries.firstRow.length ? entries.firstRow.at(revision + 1) : rows.entry.length;
    let amount = 0;
    for (let row = entries.firstRow.at(revision); row < end; row += 1)
      amount += Math.max(rows.amount.at(row), 0);
    found.push({
      revision,
      on: dayOfNumber(day),
      at: entries.at.at(revision),
      actorId: entries.actor.at(revision),
      kind: books.names.kinds.value(entries.kind.at(revision)),
      refId: entries.ref.at(revision),
      number: entries.number.at(revision),
      series: books.names.texts.value(entries.series.at(revision)),
      amount,
    });
  }
  return found;
}

const ROUND = 1000_00;
const FRIDAY = 5;
const isVoucher = ({ kind }: Picked) => kind.startsWith('Voucher');
const recordedOn = ({ at }: Pick<Picked, 'at'>) => dhakaDay(new Date(at));
const isLate = (entry: Picked) => dayNumber(recordedOn(entry)) - dayNumber(entry.on) > 1;

/** What bears the day on which it fell due, whenever it was recorded: nobody has chosen that day. */
const FALLS_DUE: ReadonlySet<string> = new Set(
  [FeesCharged, StandingConcessionsGranted, MonthAdvancesApplied, AdvanceApplied].map(({ type }) => type),
);

/** The questions an auditor asks of all entries. */
export const CONTROLS = {
  /** Written down more than a day after the day it is of. */
  backDated: (entry: Picked) => isLate(entry) && !FALLS_DUE.has(entry.kind),
  lateCharges: (entry: Picked) => isLate(entry) && FALLS_DUE.has(entry.kind),
  reopened: ({ kind }: Picked) => /Reopened$|^PeriodUnlocked$/.test(kind),
  /** Whole thousands. */
  roundSums: (entry: Picked) => isVoucher(entry) && entry.amount > 0 && entry.amount % ROUND === 0,
  weekend: (entry: Picked) => isVoucher(entry) && new Date(`${entry.on}T00:00:00Z`).getUTCDay() === FRIDAY,
  takenBack: ({ kind }: Picked) => /Reversed$|Revised$/.test(kind),
} as const satisfies Readonly<Record<string, (entry: Picked) => boolean>>;
export type Control = keyof typeof CONTROLS;

/** Who recorded each receipt and when, of whatever day it is. */
function receiptsTaken({ books, cut }: Pick<Asking, 'books' | 'cut'>) {
  const { entries } = books.tables;
  const taken = new Map<number, Pick<Picked, 'actorId' | 'at'>>();
  for (let revision = 0; revision <= cut.revision; revision += 1)
    if (books.names.kinds.value(entries.kind.at(revision)) === FeesCollected.type)
      taken.set(entries.ref.at(revision), {
        actorId: entries.actor.at(revision),
        at: entries.at.at(revision),
      });
  return taken;
}

/**
 * Receipts taken back on the day on which they were recorded, by the same person, whatever days they bear: money may
 * have been kept in between.
 * @param all every entry that is asked about
 * @param isOne whether two logins are one person's
 */
export function takenBackBySame(
  asking: Pick<Asking, 'books' | 'cut'>,
  all: readonly Picked[],
  isOne: (one: number, other: number) => boolean,
): Picked[] {
  const backs = all.filter(({ kind }) => kind === CollectionReversed.type);
  const taken = backs.length > 0 ? receiptsTaken(asking) : new Map<number, Pick<Picked, 'actorId' | 'at'>>();
  return backs.filter((entry) => {
    const receipt = taken.get(entry.refId);
    return receipt && recordedOn(receipt) === recordedOn(entry) && isOne(receipt.actorId, entry.actorId);
  });
}

/** A number from a seed and an entry that anybody can work out again: FNV-1a over both. */
function chance(seed: number, revision: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}:${revision}`) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** So many of the entries that move money as the seed picks: the same for the same seed and the same entries. */
export function sampleOf(entries: readonly Picked[], seed: number, size: number): Picked[] {
  return entries
    .filter(({ amount }) => amount > 0)
    .map((entry) => ({ entry, by: chance(seed, entry.revision) }))
    .sort((one, other) => one.by - other.by || one.entry.revision - other.entry.revision)
    .slice(0, size)
    .map(({ entry }) => entry)
    .sort((one, other) => one.revision - other.revision);
}
