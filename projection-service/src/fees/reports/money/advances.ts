import { dayOfNumber, paisa, say } from '@madrasah/events';
import { ROLE } from '../../../ledger/books/index.ts';
import { type HeldMonth, heldMonths } from '../../../plans/index.ts';
import { headTitle } from '../collection/heads.ts';
import { madeBy, together } from '../made.ts';
import type { Line, MadeOf, Room, Rows } from '../room.ts';
import { monthsInWords } from '../standing/month-names.ts';

interface Held {
  readonly key: string;
  amount: number;
  /** Of the entry by which it last rose from nothing. */
  since: number;
  /** The number of the last receipt that brought some. */
  receipt: number;
  readonly party: number;
  readonly fund: number;
  readonly role: number;
}

/** Goes through the rows of both advance accounts, in the order they were recorded. */
function eachRow({ books, cut }: Room, visit: (row: number, entry: number, key: string) => void): void {
  const { rows, entries, accounts } = books.tables;
  for (let row = 0; row < cut.rows; row += 1) {
    const role = accounts.role.at(rows.account.at(row));
    if (role !== ROLE.openAdvance && role !== ROLE.monthAdvance) continue;
    const entry = rows.entry.at(row);
    if (entries.on.at(entry) > cut.asOf) continue;
    visit(row, entry, `${rows.party.at(row)}|${rows.fund.at(row)}|${role}`);
  }
}

/** What every student has left with the house, by fund and kind: the balance of both advance accounts. */
function heldBy(room: Room): Held[] {
  const { rows, entries, accounts } = room.books.tables;
  const collected = room.books.names.kinds.find('FeesCollected');
  const held = new Map<string, Held>();
  eachRow(room, (row, entry, key) => {
    const since = entries.on.at(entry);
    const [party, fund, role] = [
      rows.party.at(row),
      rows.fund.at(row),
      accounts.role.at(rows.account.at(row)),
    ];
    const one = held.get(key) ?? { key, amount: 0, since, receipt: 0, party, fund, role };
    if (one.amount === 0) one.since = since;
    one.amount = paisa(one.amount - rows.amount.at(row));
    if (entries.kind.at(entry) === collected) one.receipt = entries.number.at(entry);
    held.set(key, one);
  });
  return [...held.values()].filter(({ amount }) => amount !== 0);
}

/** What each entry gave to one of them. */
function heldMadeOf(room: Room, wanted: string): MadeOf {
  const { rows } = room.books.tables;
  const parts: [number, number][] = [];
  eachRow(room, (row, entry, key) => {
    if (key === wanted) parts.push([entry, -rows.amount.at(row)]);
  });
  return together(parts);
}

/** Of months paid ahead the heads and the months they are for, each once. */
function forWhat(held: readonly HeldMonth[], room: Room) {
  const heads = new Set(held.map(({ subLedgerId }) => headTitle(room, subLedgerId)));
  const admissions = Map.groupBy(held, ({ admissionId }) => admissionId);
  const months = [...admissions].map(([admissionId, own]) => {
    const pupil = room.roll.get(admissionId);
    return pupil
      ? monthsInWords(
          own.map(({ monthId }) => monthId),
          pupil,
          room,
        )
      : '';
  });
  return { head: [...heads].join(', '), whichMonths: months.filter(Boolean).join(', ') };
}

/** 22: whose money we hold, of what kind and since when; the total is what the books owe for it. */
export async function advances(room: Room): Promise<Rows> {
  const { books, names, language, roll, tenant, query } = room;
  const months = Map.groupBy(await heldMonths(tenant, query), ({ userId }) => userId);
  const latest = new Map(
    [...roll.values()].filter(({ isLatest }) => isLatest).map((one) => [one.userId, one]),
  );
  const lines = heldBy(room).map(({ key, amount, since, receipt, party, fund, role }): Line => {
    const userId = party < 0 ? 0 : books.names.userIds.value(party);
    const pupil = latest.get(userId);
    const fundId = books.names.funds.value(fund);
    const held =
      (role === ROLE.monthAdvance && months.get(userId)?.filter((one) => one.fundId === fundId)) || [];
    const kind = role === ROLE.openAdvance ? 'fees.report.open-advance' : 'fees.report.month-advance';
    return {
      cells: {
        ...{ code: pupil?.code ?? '', name: pupil?.name ?? '', class: pupil?.class ?? '' },
        ...{ kind: say(language, kind), ...forWhat(held, room) },
        ...{ fund: names.fund(fundId), advance: amount, since: dayOfNumber(since) },
        lastReceipt: receipt || '',
      },
      ...{ of: {}, key },
      made: madeBy({ advance: () => heldMadeOf(room, key) }),
    };
  });
  lines.sort((one, other) =>
    String(one.cells.code).localeCompare(String(other.cells.code), 'en', { numeric: true }),
  );
  return { lines, categories: {} };
}
