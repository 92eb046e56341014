import { isRefusal, MAX_AMOUNT_PAISA, Problem, paisa, type Refusal } from '@madrasah/events';
import { ChargesReversed, refuseFees as refuse, reversedChargePostings } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import { feeInBoth } from '../ledger/chart/lookups.ts';
import { itemsAfter } from '../ledger/journal/apply-postings.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { mirrorDay } from '../ledger/journal/rules/mirror-day.ts';
import type { Application, Item } from '../ledger/journal/state.ts';
import { AdvanceApplier } from './apply-advance.ts';
import { openItems } from './open-items.ts';

/** A charge that receipts or approvals stand on: what they paid of it, and what they lessened it by (paisa). */
export interface LeaningItem {
  readonly item: Item;
  readonly paid: number;
  readonly deducted: number;
  /** What was waived or written off of it: that has been approved, and stays. */
  readonly forgone: number;
}

/** What taking charges back would do. */
export interface ChargeReversal {
  readonly items: readonly Item[];
  /** Advances that had paid them and go back to the students. */
  readonly unapplied: readonly Application[];
  /** Months paid ahead that had paid them and are paid ahead again: item → paisa. */
  readonly prepaid: ReadonlyMap<number, number>;
  readonly leaning: readonly LeaningItem[];
}

export interface ReverseCharges {
  /** The charge taken back as a whole; null for single items. */
  readonly chargeId: number | null;
  readonly reason: string;
  /** Where the reason stands, if not here. */
  readonly noteId?: number | null;
}

/** By which number people know a student. */
export type CodeOf = (userId: number) => string;

// One reversal is one event; the store takes no more than a megabyte.
const MOST_LINES = 12_000;

/**
 * Items with what stands on them. Those taken back before are left out.
 * @throws RangeError for dues brought over from paper: they have no charge that could be taken back
 */
export function planReversal({ journal }: Books, itemIds: Iterable<number>): ChargeReversal {
  const items: Item[] = [];
  const unapplied: Application[] = [];
  const leaning: LeaningItem[] = [];
  const prepaid = new Map<number, number>();
  for (const itemId of itemIds) {
    const item = journal.items.get(itemId);
    if (!item || item.reversed) continue;
    if (item.subLedgerId === 0) throw new RangeError(`item ${itemId} has no charge`);
    const ahead = paidAhead(journal, item);
    if (ahead > 0) prepaid.set(itemId, ahead);
    const applied = (journal.applications.get(item.userId) ?? []).filter((line) => line.itemId === itemId);
    const { charged, conceded, deducted, forgone, due } = item;
    const paid = paisa(applied.reduce((rest, line) => rest - line.amount, charged - conceded - due - ahead));
    items.push(item);
    unapplied.push(...applied);
    if (paid > 0 || deducted > 0 || forgone > 0) leaning.push({ item, paid, deducted, forgone });
  }
  return { items, unapplied, prepaid, leaning };
}

/** What a month paid ahead has paid of an item. */
const paidAhead = (journal: Books['journal'], { userId, itemId }: Item): number =>
  (journal.monthAdvances.get(userId) ?? [])
    .filter((advance) => advance.itemId === itemId)
    .reduce((sum, { amount, released }) => paisa(sum + amount - released), 0);

/** The latest day of everything that stands on charges: their own, of concessions and applications. */
const lastChange = (items: readonly Item[]): string =>
  items.reduce((day, { changedOn }) => (changedOn > day ? changedOn : day), '');

/**
 * Takes charges back, on the latest day of everything it takes back while that is open, else today: each mirrored with the concession granted on it, and the advances that had paid
 * it given back in the same entry; they pay at once what else their students owe. Nothing that a receipt paid or
 * lessened is taken back: the receipt goes first.
 */
export function reverseCharges(
  books: Books,
  command: ReverseCharges,
  reversal: ChargeReversal,
  codeOf: CodeOf,
): Decided {
  const { items, unapplied, prepaid, leaning } = reversal;
  if (items.length === 0) return refuse('fees.charges-reversed-already');
  if (leaning.length > 0) return paidRefusal(books.chart, leaning, codeOf);
  const totals = totalsOf(items);
  const tooLarge = totals.some(({ amount }) => amount > MAX_AMOUNT_PAISA);
  if (tooLarge || items.length + unapplied.length > MOST_LINES) return refuseLedger('ledger.too-large');
  const said = {
    reversalId: next(books.journal, 'charge-reversal'),
    chargeId: command.chargeId,
    reason: command.reason,
    ...(command.noteId === undefined ? {} : { noteId: command.noteId }),
    heads: [...new Map(items.map((item) => [item.subLedgerId, headOf(item)])).values()],
    lines: items.map(
      ({ itemId, userId, subLedgerId, charged, conceded, admissionId }): Reversed['lines'][number] => [
        ...([itemId, userId, subLedgerId] as const),
        ...([charged, conceded, admissionId] as const),
      ],
    ),
    unapplied: unapplied.map(
      ({ applicationId, itemId, amount, advanceFundId, moneyAccount }): Reversed['unapplied'][number] => [
        ...([applicationId, itemId, amount, advanceFundId] as const),
        moneyAccount ?? 0,
      ],
    ),
    ...(prepaid.size > 0 ? { prepaid: [...prepaid] as Reversed['prepaid'] } : {}),
    totals,
  };
  const postings = reversedChargePostings(said);
  const day = mirrorDay(books, lastChange(items), postings);
  if (isRefusal(day)) return day;
  const { on } = day;
  const after = itemsAfter(books.journal, postings, on);
  const applier = new AdvanceApplier(books, { on, postings });
  const users = new Set(unapplied.map(({ itemId }) => books.journal.items.get(itemId)?.userId ?? 0));
  const owed = (userId: number) => openItems(books.journal, userId, after);
  return [
    ChargesReversed({ ...said, ...day }),
    ...[...users].flatMap((userId) => applier.apply(userId, owed(userId))),
  ];
}

type Reversed = ReturnType<typeof ChargesReversed>['data'];

const MOST_NAMED = 100;

/** What stands on a charge, as a sentence about its student. */
function leaningProblem(
  chart: Books['chart'],
  { item, paid, deducted, forgone }: LeaningItem,
  codeOf: CodeOf,
): Problem {
  const about = { code: codeOf(item.userId), head: feeInBoth(chart)(item) };
  if (paid > 0) return new Problem('fees.charge-paid', { ...about, amount: paid });
  return deducted > 0
    ? new Problem('fees.charge-deducted', { ...about, amount: deducted })
    : new Problem('fees.charge-forgone', { ...about, amount: forgone });
}

function paidRefusal(chart: Books['chart'], leaning: readonly LeaningItem[], codeOf: CodeOf): Refusal {
  const students = new Set(leaning.map(({ item }) => item.userId)).size;
  const fields = leaning.slice(0, MOST_NAMED).map((each) => ({
    path: `items.${each.item.itemId}`,
    problem: leaningProblem(chart, each, codeOf),
  }));
  return refuse('fees.charges-paid', { students }, fields);
}

const headOf = ({ subLedgerId, fundId }: Item) => ({ subLedgerId, fundId });

function totalsOf(items: readonly Item[]) {
  const totals = new Map<number, number>();
  for (const { fundId, due } of items) totals.set(fundId, paisa((totals.get(fundId) ?? 0) + due));
  return [...totals].map(([fundId, amount]) => ({ fundId, amount })).filter(({ amount }) => amount > 0);
}
