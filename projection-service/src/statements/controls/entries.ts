import { type Day, dayNumber, dayOfNumber, dhakaDay } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
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
      amount,
    });
  }
  return found;
}

const ROUND = 1000_00;
const FRIDAY = 5;
const isVoucher = ({ kind }: Picked) => kind.startsWith('Voucher');
const recordedOn = ({ at }: Picked) => dhakaDay(new Date(at));

/** The questions an auditor asks of all entries. */
export const CONTROLS = {
  /** Written down more than a day after the day it is of. */
  backDated: (entry: Picked) => dayNumber(recordedOn(entry)) - dayNumber(entry.on) > 1,
  reopened: ({ kind }: Picked) => /Reopened$|^PeriodUnlocked$/.test(kind),
  /** Whole thousands. */
  roundSums: (entry: Picked) => isVoucher(entry) && entry.amount > 0 && entry.amount % ROUND === 0,
  weekend: (entry: Picked) => isVoucher(entry) && new Date(`${entry.on}T00:00:00Z`).getUTCDay() === FRIDAY,
  takenBack: ({ kind }: Picked) => /Reversed$|Revised$/.test(kind),
} as const satisfies Readonly<Record<string, (entry: Picked) => boolean>>;
export type Control = keyof typeof CONTROLS;

/**
 * Receipts taken back on the day they were taken, by the same person: money may have been kept in between.
 * @param all every entry that is asked about, the receipts among them
 */
export function takenBackBySame(all: readonly Picked[]): Picked[] {
  const taken = new Map(
    all.filter(({ kind }) => kind === FeesCollected.type).map((entry) => [entry.refId, entry] as const),
  );
  return all.filter((entry) => {
    const receipt = entry.kind === CollectionReversed.type ? taken.get(entry.refId) : undefined;
    return receipt?.actorId === entry.actorId && receipt.on === entry.on;
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
