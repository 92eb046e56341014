import { type Day, dayNumber, dayOfNumber, paisa } from '@madrasah/events';
import type { Books } from '../books.ts';
import { type Cut, isInCut } from '../cut.ts';
import { lessens, ROLE } from '../roles.ts';
import { NONE } from '../tables.ts';

/** What one entry did to a student's account, in paisa. `balance` is due − advance behind it. */
export interface StatementLine {
  readonly revision: number;
  readonly on: Day;
  readonly at: string;
  /** Event type. */
  readonly kind: string;
  /** The event's own id and paper number; 0 when it has none. */
  readonly refId: number;
  readonly number: number;
  readonly debit: number;
  readonly credit: number;
  /** The part of the credit (below zero: of the debit) that was conceded, not paid. */
  readonly conceded: number;
  /** Of that what was written off, which is no concession. */
  readonly writtenOff: number;
  readonly balance: number;
  readonly itemIds: readonly number[];
}

export interface Statement {
  readonly opening: number;
  readonly lines: readonly StatementLine[];
  /** What the student owes; below zero, what we owe. */
  readonly closing: number;
}

interface Movement {
  readonly entry: number;
  debit: number;
  credit: number;
  conceded: number;
  writtenOff: number;
  /** What it moved in advances, by role: a debit above zero. */
  readonly advances: Map<number, number>;
  readonly items: Set<number>;
}

const ON_THE_STATEMENT: ReadonlySet<number> = new Set([ROLE.receivable, ROLE.openAdvance, ROLE.monthAdvance]);

/** A student's account over all sessions, in the order of the business days; it touches only that student's rows. */
export function statement(
  books: Books,
  cut: Cut,
  { userId, from, to }: { userId: number; from?: Day | undefined; to?: Day | undefined },
): Statement {
  const { on } = books.tables.entries;
  const first = from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(from);
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to);
  const movements = movementsOf(books, cut, userId).filter(({ entry }) => on.at(entry) <= last);
  movements.sort((a, b) => on.at(a.entry) - on.at(b.entry) || a.entry - b.entry);
  const before = movements.filter(({ entry }) => on.at(entry) < first);
  const opening = before.reduce((sum, { debit, credit }) => paisa(sum + debit - credit), 0);
  let balance = opening;
  const lines = movements.slice(before.length).map((movement) => {
    balance = paisa(balance + movement.debit - movement.credit);
    return lineOf(books, movement, balance);
  });
  return { opening, lines, closing: balance };
}

/** Along the chain of the student's rows, newest first; the rows of one entry come one after another. */
function movementsOf({ tables, names }: Books, cut: Cut, userId: number): Movement[] {
  const party = names.userIds.find(userId);
  const movements: Movement[] = [];
  if (party === NONE) return movements;
  const { rows } = tables;
  for (let row = tables.parties.lastRow.at(party); row !== NONE; row = rows.beforeOfParty.at(row)) {
    const entry = rows.entry.at(row);
    const role = tables.accounts.role.at(rows.account.at(row));
    const onStatement = ON_THE_STATEMENT.has(role);
    if ((!onStatement && !lessens(role)) || !isInCut(tables, cut, entry)) continue;
    let movement = movements.at(-1);
    if (movement?.entry !== entry) {
      if (movement) withAdvances(movement);
      movement = {
        entry,
        debit: 0,
        credit: 0,
        conceded: 0,
        writtenOff: 0,
        advances: new Map(),
        items: new Set(),
      };
      movements.push(movement);
    }
    const amount = rows.amount.at(row);
    if (!onStatement) {
      movement.conceded = paisa(movement.conceded + amount);
      if (role === ROLE.writeOff) movement.writtenOff = paisa(movement.writtenOff + amount);
      continue;
    }
    if (role === ROLE.openAdvance && rows.item.at(row) !== NONE) {
      // An advance that was handed back and is owed: its due stands beside it, and one of the two is enough.
      movement.debit = paisa(movement.debit + amount);
      continue;
    }
    if (role === ROLE.receivable) sided(movement, amount);
    else movement.advances.set(role, paisa((movement.advances.get(role) ?? 0) + amount));
    if (rows.item.at(row) !== NONE) movement.items.add(names.itemIds.value(rows.item.at(row)));
  }
  const last = movements.at(-1);
  if (last) withAdvances(last);
  return movements;
}

function sided(movement: Movement, amount: number): void {
  movement.debit = paisa(movement.debit + Math.max(amount, 0));
  movement.credit = paisa(movement.credit + Math.max(-amount, 0));
}

/**
 * What went into an advance and out of it again within one entry stands on neither side: a void that takes an
 * application back hands the advance back as well, and would show its sum twice.
 */
function withAdvances(movement: Movement): void {
  for (const amount of movement.advances.values()) sided(movement, amount);
}

function lineOf({ tables: { entries }, names }: Books, movement: Movement, balance: number): StatementLine {
  const { entry, debit, credit, conceded, writtenOff, items } = movement;
  return {
    revision: entry,
    on: dayOfNumber(entries.on.at(entry)),
    at: new Date(entries.at.at(entry)).toISOString(),
    kind: names.kinds.value(entries.kind.at(entry)),
    refId: entries.ref.at(entry),
    number: entries.number.at(entry),
    debit,
    credit,
    conceded,
    writtenOff,
    balance,
    itemIds: [...items].sort((a, b) => a - b),
  };
}
