import { type Day, dayNumber, dayOfNumber, paisa } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { type Books, type Cut, lessens, makerOf, ROLE } from '../../../ledger/books/index.ts';

/** What a receipt paid or conceded of one charge, or took as an advance; in paisa. */
export interface Part {
  /** 0: dues brought over from paper; ADVANCE: for no charge yet. */
  readonly subLedgerId: number;
  readonly fundId: number;
  readonly sessionId: number;
  readonly monthId: number;
  readonly paid: number;
  readonly conceded: number;
}

/** Stands for the head of money that is for no charge yet. */
export const ADVANCE = -1;

/**
 * What a receipt is of one student, or what was taken back of it: then every figure is below zero, on the day it was.
 * A family receipt is one for each child.
 */
export interface Move {
  /** The place of its entry in the journal. */
  readonly entry: number;
  readonly receiptId: number;
  readonly number: number;
  readonly on: Day;
  readonly at: number;
  /** Who took it, or took it back: where a second person confirmed that, who asked. */
  readonly actorId: number;
  readonly userId: number;
  readonly admissionId: number;
  /** The sub-ledger of the money; 0 when only a discount was given. */
  readonly account: number;
  readonly parts: readonly Part[];
  readonly isBack: boolean;
  /** The day a receipt was taken back on, as far as is known. */
  readonly backOn: Day | undefined;
}

/** Kinds of entries that collect fees. */
const COLLECTED: ReadonlySet<string> = new Set(['FeesCollected']);
const REVERSED = 'CollectionReversed';

interface Row {
  readonly role: number;
  readonly item: number;
  readonly fundId: number;
  readonly amount: number;
  readonly account: string;
  readonly userId: number;
}

function rowsOf({ tables, names }: Books, entry: number): Row[] {
  const { rows, entries, accounts } = tables;
  const end = entry + 1 < entries.firstRow.length ? entries.firstRow.at(entry + 1) : rows.entry.length;
  const found: Row[] = [];
  for (let row = entries.firstRow.at(entry); row < end; row += 1) {
    const account = rows.account.at(row);
    const party = rows.party.at(row);
    found.push({
      role: accounts.role.at(account),
      item: rows.item.at(row),
      fundId: names.funds.value(rows.fund.at(row)),
      amount: rows.amount.at(row),
      account: names.accounts.value(account),
      userId: party < 0 ? 0 : names.userIds.value(party),
    });
  }
  return found;
}

/** What a receipt's own entry says: a receivable falls by what is paid and what is conceded. */
function partsOf({ tables: { items } }: Books, rows: readonly Row[]): Part[] {
  const byItem = new Map<number, { paid: number; conceded: number; fundId: number }>();
  const ahead = new Map<number, number>();
  for (const { role, item, fundId, amount } of rows) {
    if (role === ROLE.openAdvance || role === ROLE.monthAdvance)
      ahead.set(fundId, paisa((ahead.get(fundId) ?? 0) - amount));
    if (item < 0 || (role !== ROLE.receivable && !lessens(role))) continue;
    const sums = byItem.get(item) ?? { paid: 0, conceded: 0, fundId };
    sums.paid = paisa(sums.paid - amount);
    if (lessens(role)) sums.conceded = paisa(sums.conceded + amount);
    byItem.set(item, sums);
  }
  const charges = [...byItem].map(([item, sums]) => ({
    ...{ subLedgerId: items.subLedger.at(item), sessionId: items.session.at(item) },
    ...{ monthId: items.month.at(item), ...sums },
  }));
  const advances = [...ahead].map(([fundId, paid]) => ({
    ...{ subLedgerId: ADVANCE, sessionId: 0, monthId: 0, fundId, paid, conceded: 0 },
  }));
  return [...charges, ...advances].filter(({ paid, conceded }) => paid !== 0 || conceded !== 0);
}

const mirrored = (part: Part): Part => ({
  ...part,
  paid: paisa(-part.paid),
  conceded: paisa(-part.conceded),
});

/** What of an entry is money: its account, by which it is found in the cash book. */
const accountOf = (rows: readonly Row[]) =>
  subLedgerOf(rows.find(({ role }) => role === ROLE.money)?.account ?? '') ?? 0;

/** The admission a child's part is of: the one of his latest charge in it, else of his latest charge. */
function admissionOf(
  { tables: { items, parties }, names }: Books,
  userId: number,
  rows: readonly Row[],
): number {
  const own = rows.filter(({ item }) => item >= 0).map(({ item }) => items.admission.at(item));
  if (own.length > 0) return Math.max(...own);
  const last = parties.lastItem.at(names.userIds.find(userId));
  return last < 0 ? 0 : items.admission.at(last);
}

/** Each student of an entry with his rows, the one it was written for first. */
function sharesOf(books: Books, entry: number, rows: readonly Row[]) {
  const users = [...new Set(rows.map(({ userId }) => userId))].filter((userId) => userId > 0);
  const written = books.tables.entries.admission.at(entry);
  if (users.length <= 1) return [{ userId: users[0] ?? 0, admissionId: written, rows }];
  return users.map((userId, index) => {
    const own = rows.filter((row) => row.userId === userId);
    return { userId, admissionId: index === 0 ? written : admissionOf(books, userId, own), rows: own };
  });
}

/** How many receipts some moves are of: a family's is one. */
export const receiptsIn = (moves: readonly Move[]): number =>
  new Set(moves.map(({ receiptId }) => receiptId)).size;

/**
 * The receipts of some days, and those that were taken back on them, in the order of the days and then as recorded:
 * together what the money accounts received of fees. A reversal is the mirror of its receipt; what it un-applied of an
 * advance moved no money.
 */
export function collectionMoves(books: Books, cut: Cut, { from, to }: { from: Day; to: Day }): Move[] {
  const { entries } = books.tables;
  const [first, last] = [dayNumber(from), Math.min(dayNumber(to), cut.asOf)];
  const receipts = new Map<number, number>();
  const backs = new Map<number, number>();
  const found: { entry: number; of: number; isBack: boolean }[] = [];
  for (let entry = 0; entry <= cut.revision; entry += 1) {
    const kind = books.names.kinds.value(entries.kind.at(entry));
    const isReceipt = COLLECTED.has(kind);
    if (!isReceipt && kind !== REVERSED) continue;
    const ref = entries.ref.at(entry);
    const on = entries.on.at(entry);
    if (isReceipt) receipts.set(ref, entry);
    else if (on <= cut.asOf) backs.set(ref, on);
    if (on < first || on > last) continue;
    found.push({ entry, of: isReceipt ? entry : (receipts.get(ref) ?? entry), isBack: !isReceipt });
  }
  const moves = found.flatMap(({ entry, of, isBack }): Move[] => {
    const rows = rowsOf(books, of);
    const receiptId = entries.ref.at(entry);
    const backOn = backs.get(receiptId);
    const receipt = {
      entry,
      ...{ receiptId, number: entries.number.at(entry), on: dayOfNumber(entries.on.at(entry)) },
      ...{ at: entries.at.at(entry), actorId: makerOf(books, entry), isBack, account: accountOf(rows) },
      backOn: isBack || backOn === undefined ? undefined : dayOfNumber(backOn),
    };
    return sharesOf(books, of, rows).map(({ userId, admissionId, rows: own }) => {
      const parts = partsOf(books, own);
      return { ...receipt, userId, admissionId, parts: isBack ? parts.map(mirrored) : parts };
    });
  });
  return moves.sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : one.at - other.at));
}
