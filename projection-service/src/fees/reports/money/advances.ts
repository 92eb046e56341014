import { dayOfNumber, paisa, say } from '@madrasah/events';
import { ROLE } from '../../../ledger/books/index.ts';
import type { Line, Room, Rows } from '../room.ts';

interface Held {
  amount: number;
  /** Of the entry by which it last rose from nothing. */
  since: number;
  /** The number of the last receipt that brought some. */
  receipt: number;
  readonly party: number;
  readonly fund: number;
  readonly role: number;
}

/** What every student has left with the house, by fund and kind: the balance of both advance accounts. */
function heldBy({ books, cut }: Room): Held[] {
  const { rows, entries, accounts } = books.tables;
  const collected = books.names.kinds.find('FeesCollected');
  const held = new Map<string, Held>();
  const order = [];
  for (let row = 0; row < cut.rows; row += 1) {
    const role = accounts.role.at(rows.account.at(row));
    if (role === ROLE.openAdvance || role === ROLE.monthAdvance) order.push(row);
  }
  for (const row of order) {
    const entry = rows.entry.at(row);
    if (entries.on.at(entry) > cut.asOf) continue;
    const role = accounts.role.at(rows.account.at(row));
    const [party, fund] = [rows.party.at(row), rows.fund.at(row)];
    const key = `${party}|${fund}|${role}`;
    const one = held.get(key) ?? { amount: 0, since: entries.on.at(entry), receipt: 0, party, fund, role };
    if (one.amount === 0) one.since = entries.on.at(entry);
    one.amount = paisa(one.amount - rows.amount.at(row));
    if (entries.kind.at(entry) === collected) one.receipt = entries.number.at(entry);
    held.set(key, one);
  }
  return [...held.values()].filter(({ amount }) => amount !== 0);
}

/** 22: whose money we hold, of what kind and since when; the total is what the books owe for it. */
export function advances(room: Room): Rows {
  const { books, names, language, roll } = room;
  const latest = new Map(
    [...roll.values()].filter(({ isLatest }) => isLatest).map((one) => [one.userId, one]),
  );
  const lines = heldBy(room).map(({ amount, since, receipt, party, fund, role }): Line => {
    const pupil = party < 0 ? undefined : latest.get(books.names.userIds.value(party));
    const kind = role === ROLE.openAdvance ? 'fees.report.open-advance' : 'fees.report.month-advance';
    return {
      cells: {
        ...{ code: pupil?.code ?? '', name: pupil?.name ?? '', class: pupil?.class ?? '' },
        ...{ kind: say(language, kind), head: '', whichMonths: '' },
        ...{ fund: names.fund(books.names.funds.value(fund)), advance: amount, since: dayOfNumber(since) },
        lastReceipt: receipt || '',
      },
      of: {},
    };
  });
  lines.sort((one, other) =>
    String(one.cells.code).localeCompare(String(other.cells.code), 'en', { numeric: true }),
  );
  return { lines, categories: {} };
}
