import {
  dayNumber,
  type NamedRow,
  namedTable,
  type PaperBlock,
  paisa,
  say,
  sumPaisa,
  wordIn,
} from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { stillThere } from '../../../ledger/books/index.ts';
import { recordedEntries } from '../../../ledger/index.ts';
import type { Move } from '../collection/moves.ts';
import { madeBy, movesMadeOf, ofEntry } from '../made.ts';
import type { Made, Room } from '../room.ts';

const ALL = 'foot-wallets';
/** A family receipt is a row for each child. */
const columnOf = ({ entry, userId }: Move) => `foot-wallet ${entry}.${userId}`;
const paidOf = ({ parts }: Move) => sumPaisa(parts.map(({ paid }) => paisa(paid)));

/** As the wallet's company calls each payment, by its entry. @throws StoreAway */
async function transactionsOf({ deps, tenant }: Room, moves: readonly Move[]) {
  const recorded = await recordedEntries(deps, tenant.school, new Set(moves.map(({ entry }) => entry)));
  return new Map(
    recorded.map((event) => [event.revision, String(deps.codec.decode(event).data['transactionNo'] ?? '')]),
  );
}

/** What came into wallets on the days and is still there at their end. */
function leftIn({ books, cut, days }: Room, moves: readonly Move[]): ReadonlySet<number> {
  const wallets = [...new Set(moves.map(({ account }) => subLedgerAccount(account)))];
  const upTo = { ...cut, asOf: Math.min(dayNumber(days.to), cut.asOf) };
  return new Set(
    wallets.flatMap((account) => stillThere(books, upTo, account).map(({ revision }) => revision)),
  );
}

function tableOf(
  { names, language, roll, question }: Room,
  moves: readonly Move[],
  { numbers, left }: { numbers: ReadonlyMap<number, string>; left: ReadonlySet<number> },
): PaperBlock {
  const columns = {
    number: { title: wordIn(language, 'receipt'), kind: 'code' },
    on: { title: wordIn(language, 'day'), kind: 'day' },
    name: { title: wordIn(language, 'name'), kind: 'name' },
    account: { title: say(language, 'fees.report.wallet'), kind: 'name' },
    // As the wallet's company writes it: to be found in its own list.
    transaction: { title: say(language, 'fees.report.transaction'), kind: 'name', share: 0.8 },
    state: { title: say(language, 'fees.report.settlement'), kind: 'name' },
    amount: { title: say(language, 'statements.taka'), kind: 'money' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = moves.map(
    (move): Row => ({
      cells: {
        ...{ number: move.number, on: move.on, name: roll.get(move.admissionId)?.name ?? '' },
        account: names.account(subLedgerAccount(move.account)),
        transaction: numbers.get(move.entry) ?? '',
        state: say(language, left.has(move.entry) ? 'fees.report.unsettled' : 'fees.report.settled'),
        amount: paidOf(move),
      },
      explains: { amount: question({ column: columnOf(move) }) },
    }),
  );
  const total: Row = {
    kind: 'sum',
    cells: { name: wordIn(language, 'total'), amount: sumPaisa(moves.map(paidOf)) },
    explains: { amount: question({ column: ALL }) },
  };
  const title = say(language, 'fees.report.wallet-receipts');
  return { kind: 'table', title, ...namedTable(columns, [...rows, total]) };
}

/**
 * The receipts of fees that came into wallets, each with its transaction, and whether the bank has its money as of the
 * last day of the report. A receipt that was taken back is not among them. @throws StoreAway
 */
export async function walletReceipts(
  room: Room,
  moves: readonly Move[],
): Promise<{ readonly blocks: readonly PaperBlock[]; readonly made: Made }> {
  const own = moves.filter(
    ({ account, isBack, backOn }) =>
      account !== 0 &&
      room.names.moneyKind(subLedgerAccount(account)) === 'wallet' &&
      !isBack &&
      backOn === undefined,
  );
  const made = madeBy({
    ...Object.fromEntries(own.map((move) => [columnOf(move), () => ofEntry(move.entry, paidOf(move))])),
    [ALL]: () => movesMadeOf(own, paidOf),
  });
  if (own.length === 0) return { blocks: [], made };
  const [numbers, left] = [await transactionsOf(room, own), leftIn(room, own)];
  return { blocks: [tableOf(room, own, { numbers, left })], made };
}
