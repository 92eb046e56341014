import { dayNumber, paisa } from '@madrasah/events';
import { LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import { cashSheetsProjector } from '../../../closing/index.ts';
import { balanceMadeOf } from '../../../ledger/books/index.ts';
import { subLedgersProjector } from '../../../ledger/chart/index.ts';
import { known } from '../../../ledger/index.ts';
import type { MadeOf, Room } from '../room.ts';
import type { Move } from './moves.ts';

/** Of a box that nobody keeps. */
export const NOBODY = 0;

/** The cash boxes by the account postings name, each with the login that keeps it at the end of the days. */
export type Keepers = ReadonlyMap<string, number>;

/** The day a report of days ends on. */
const lastDay = ({ query: { asOf }, days: { to } }: Room) => (asOf !== undefined && asOf < to ? asOf : to);

/** Who took each drawer over last, as far as was known. @throws DocumentsAway */
async function handedTo(room: Room): Promise<ReadonlyMap<number, number>> {
  const { tenant, query } = room;
  const isThere = known({ asOf: lastDay(room), knownAt: query.knownAt });
  const sheets = (await tenant.find(cashSheetsProjector, { kind: 'hand_over' })).filter(isThere);
  const inOrder = sheets.sort((one, other) => (one.at < other.at ? -1 : 1));
  return new Map(
    inOrder.flatMap(({ moneyAccount, to }) => (to === null ? [] : [[moneyAccount, to] as const])),
  );
}

/**
 * Who keeps each cash box: whoever took it over last, else whom the chart names, else the only one who took receipts
 * into it on these days. @throws DocumentsAway
 */
export async function keepersOf(room: Room, moves: readonly Move[]): Promise<Keepers> {
  const [accounts, handed] = await Promise.all([
    room.tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money }),
    handedTo(room),
  ]);
  const takers = Map.groupBy(
    moves.filter(({ isBack }) => !isBack),
    ({ account }) => account,
  );
  const only = (account: number) => {
    const ids = [...new Set(takers.get(account)?.map(({ actorId }) => actorId))];
    return ids.length === 1 ? ids[0] : undefined;
  };
  const cash = accounts.filter(
    ({ subLedgerId }) => room.names.moneyKind(subLedgerAccount(subLedgerId)) === 'cash',
  );
  return new Map(
    cash.map(({ subLedgerId, holderId }) => [
      subLedgerAccount(subLedgerId),
      handed.get(subLedgerId) ?? holderId ?? only(subLedgerId) ?? NOBODY,
    ]),
  );
}

/** What went out of each cash box by contra on these days; what was taken back of it is less. */
export interface HandedOver {
  readonly by: number;
  readonly entry: number;
  readonly amount: number;
}

/** What was carried away, by who keeps the box, else by whoever wrote it. */
export function handedOver({ books, cut, days }: Room, keepers: Keepers): HandedOver[] {
  const { rows, entries } = books.tables;
  const [contra, back] = ['ContraPosted', 'ContraReversed'].map((kind) => books.names.kinds.find(kind));
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  const found: HandedOver[] = [];
  for (let row = 0; row < cut.rows; row += 1) {
    const entry = rows.entry.at(row);
    const amount = rows.amount.at(row);
    const on = entries.on.at(entry);
    const kind = entries.kind.at(entry);
    const went = (kind === contra && amount < 0) || (kind === back && amount > 0);
    if (!went || on < first || on > last) continue;
    const keeper = keepers.get(books.names.accounts.value(rows.account.at(row)));
    if (keeper === undefined) continue;
    found.push({ by: keeper || entries.actor.at(entry), entry, amount: paisa(-amount) });
  }
  return found;
}

/** What lies in the boxes that somebody keeps at the end of the days, entry by entry: what the cash book closes with. */
export function inDrawers(room: Room, keepers: Keepers, of: number): MadeOf {
  const { books, query } = room;
  const cut = books.cut({ asOf: lastDay(room), knownAt: query.knownAt });
  const accounts = [...keepers].filter(([, keeper]) => keeper === of).map(([account]) => account);
  return balanceMadeOf(books, cut, { of: 'closing', accounts });
}
