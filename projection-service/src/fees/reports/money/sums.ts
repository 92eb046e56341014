import { dayNumber, paisa } from '@madrasah/events';
import { ROLE } from '../../../ledger/books/index.ts';
import { tamliksProjector } from '../../../tamlik/index.ts';
import type { Line, Room, Rows } from '../room.ts';

/** What some days did to the money of an account or a fund, in paisa. */
interface Sums {
  opening: number;
  fees: number;
  tamlik: number;
  donations: number;
  moved: number;
  paid: number;
}

const FEES: ReadonlySet<string> = new Set(['FeesCollected', 'CollectionReversed']);
/** Zakat that was given, and what of it was taken back. */
const GIVEN: ReadonlySet<string> = new Set(['TamlikGiven', 'TamlikReversed']);
const OPENING: ReadonlySet<string> = new Set(['OpeningBalancesPosted', 'OpeningBalancesReversed']);
const MOVES: ReadonlySet<string> = new Set([
  ...['ContraPosted', 'FundsTransferred', 'AdvanceApplied', 'MonthAdvancesApplied', 'ChargesReversed'],
]);

/** @param byTamlik it is a fee that was paid with zakat */
function add(sums: Sums, kind: string, amount: number, byTamlik: boolean): void {
  if (OPENING.has(kind)) sums.opening += amount;
  else if (byTamlik) sums.tamlik += amount;
  else if (FEES.has(kind)) sums.fees += amount;
  else if (MOVES.has(kind)) sums.moved += amount;
  else if (GIVEN.has(kind)) sums.paid -= amount;
  else if (amount > 0) sums.donations += amount;
  else sums.paid -= amount;
}

/** Receipts of fees that were paid with zakat. @throws DocumentsAway */
async function tamlikReceipts({ tenant }: Room): Promise<ReadonlySet<number>> {
  const found = await tenant.find(tamliksProjector);
  return new Set(found.flatMap(({ lines }) => lines.map(({ receiptId }) => receiptId)));
}

/**
 * The money accounts' rows, by what each belongs to.
 * @param by the account's or the fund's index of a row @throws DocumentsAway
 */
async function sumsBy(room: Room, by: 'account' | 'fund'): Promise<Map<number, Sums>> {
  const { books, cut, days } = room;
  const paidByZakat = await tamlikReceipts(room);
  const { rows, entries, accounts } = books.tables;
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  const found = new Map<number, Sums>();
  for (let row = 0; row < cut.rows; row += 1) {
    const account = rows.account.at(row);
    if (accounts.role.at(account) !== ROLE.money) continue;
    const entry = rows.entry.at(row);
    const on = entries.on.at(entry);
    if (on > last) continue;
    const key = by === 'account' ? account : rows.fund.at(row);
    const sums = found.get(key) ?? { opening: 0, fees: 0, tamlik: 0, donations: 0, moved: 0, paid: 0 };
    found.set(key, sums);
    if (on < first) sums.opening += rows.amount.at(row);
    else {
      const kind = books.names.kinds.value(entries.kind.at(entry));
      add(sums, kind, rows.amount.at(row), FEES.has(kind) && paidByZakat.has(entries.ref.at(entry)));
    }
  }
  return found;
}

const closingOf = ({ opening, fees, tamlik, donations, moved, paid }: Sums) =>
  paisa(opening + fees + tamlik + donations + moved - paid);

/** 20: of each fund what was there, came and went; between funds it is a transfer, and together nil. */
export async function fundSums(room: Room): Promise<Rows> {
  const { names, books } = room;
  const lines = [...(await sumsBy(room, 'fund'))].map(([index, sums]): Line => {
    const { opening, fees, tamlik, donations, moved, paid } = sums;
    const fund = names.fund(books.names.funds.value(index));
    const cells = {
      fund,
      opening,
      fees,
      tamlik,
      donations,
      transfers: moved,
      paid,
      closing: closingOf(sums),
    };
    return { cells, of: {} };
  });
  return { lines, categories: {} };
}

/** 21: of each cash box, bank and wallet what was there, came and went. */
export async function accountSums(room: Room): Promise<Rows> {
  const { names, books } = room;
  const lines = [...(await sumsBy(room, 'account'))].map(([index, sums]): Line => {
    const { opening, fees, tamlik, donations, moved, paid } = sums;
    const other = paisa(donations + tamlik);
    const of = names.account(books.names.accounts.value(index));
    const cells = { of, opening, fees, donations: other, contra: moved, paid, closing: closingOf(sums) };
    return { cells, of: {} };
  });
  return { lines, categories: {} };
}
