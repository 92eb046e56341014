import { dayNumber, dayOfNumber, paisa, say, sumPaisa } from '@madrasah/events';
import { itemsMadeOf, lessens } from '../../../ledger/books/index.ts';
import { CLOSING_ENTRIES } from '../../../ledger/index.ts';
import { headTitle } from '../collection/heads.ts';
import { madeBy, ofEntry } from '../made.ts';
import type { Line, MadeOf, Room, Rows } from '../room.ts';
import { reasonsIn } from './reasons.ts';

interface Given {
  readonly row: number;
  readonly entry: number;
  readonly item: number;
  readonly account: string;
  /** Below zero where it was taken back with its receipt or its charge. */
  readonly amount: number;
}

const KINDS = {
  'sys:concession': 'fees.report.concession',
  'sys:waiver': 'fees.report.waiver',
  'sys:write-off': 'fees.report.write-off',
} as const;

/** Whatever was conceded, waived or written off on some days: what the three accounts moved. */
function givenOn({ books, cut }: Room, first: number, last: number): Given[] {
  const { rows, entries, accounts } = books.tables;
  const given: Given[] = [];
  for (let row = 0; row < cut.rows; row += 1) {
    const account = rows.account.at(row);
    if (!lessens(accounts.role.at(account))) continue;
    const entry = rows.entry.at(row);
    const on = entries.on.at(entry);
    // What closes a year turns the three accounts over to the fund's balance, and gives nothing.
    if (on < first || on > last || CLOSING_ENTRIES.has(books.names.kinds.value(entries.kind.at(entry))))
      continue;
    const name = books.names.accounts.value(account);
    given.push({ row, entry, item: rows.item.at(row), account: name, amount: rows.amount.at(row) });
  }
  return given;
}

/** Why the last concession of each of these students was given. @throws StoreAway */
export async function reasonsOf(room: Room, users: ReadonlySet<number>): Promise<Map<number, string>> {
  const { items, parties } = room.books.tables;
  const userOf = (item: number) =>
    item < 0 || parties.lastItem.length === 0 ? 0 : room.books.names.userIds.value(items.party.at(item));
  const last = new Map<number, Given>();
  for (const given of givenOn(room, 0, room.cut.asOf))
    if (given.amount > 0 && users.has(userOf(given.item))) last.set(userOf(given.item), given);
  const reasonOf = await reasonsIn(room, [...last.values()]);
  return new Map([...last].map(([user, given]) => [user, reasonOf(given)?.text ?? '']));
}

/** 15: every ছাড়, মওকুফ and অবলোপন of the days, with its reason and by whom. @throws StoreAway */
export async function concessions(room: Room): Promise<Rows> {
  const { books, cut, days, roll, actor, language, query } = room;
  const { entries, items } = books.tables;
  const last = Math.min(dayNumber(days.to), cut.asOf);
  const given = givenOn(room, dayNumber(days.from), last).filter(
    ({ item }) => query.SessionID === undefined || (item >= 0 && items.session.at(item) === query.SessionID),
  );
  const reasonOf = await reasonsIn(room, given);
  const charged = chargedOf(room, given);
  given.sort(
    (one, other) => entries.on.at(one.entry) - entries.on.at(other.entry) || one.entry - other.entry,
  );
  const lines = given.map((one): Line => {
    const { row, entry, item, account, amount } = one;
    const pupil = item < 0 ? undefined : roll.get(items.admission.at(item));
    const charges = charged.get(item) ?? new Map();
    const whole = sumPaisa(charges.values());
    const percent = whole > 0 ? Math.round((Math.abs(amount) * 100) / whole) : null;
    const by = entries.actor.at(entry);
    const { text = '', askedBy = by, approvedBy = by } = reasonOf(one) ?? {};
    const kind = KINDS[account as keyof typeof KINDS];
    return {
      key: row,
      cells: {
        ...{ on: dayOfNumber(entries.on.at(entry)), code: pupil?.code ?? '', name: pupil?.name ?? '' },
        class: pupil?.class ?? '',
        head: item < 0 ? '' : headTitle(room, items.subLedger.at(item)),
        ...{ whole, concession: paisa(amount), percent },
        kind: kind ? say(language, kind) : account,
        ...{ reason: text, askedBy: actor(askedBy).name, approvedBy: actor(approvedBy).name },
      },
      of: {},
      made: madeBy({
        whole: () => charges,
        concession: () => ofEntry(entry, amount),
      }),
    };
  });
  return { lines, categories: {} };
}

/** What was charged of each of the items, by its index: what each entry gave to it. */
function chargedOf({ books, cut }: Room, given: readonly Given[]): ReadonlyMap<number, MadeOf> {
  const found = new Map<number, MadeOf>();
  for (const item of new Set(given.map((one) => one.item)))
    if (item >= 0) found.set(item, itemsMadeOf(books, cut, 'charged', [books.names.itemIds.value(item)]));
  return found;
}
