import { dayNumber, paisa } from '@madrasah/events';
import { LEDGER_CLASS } from '@madrasah/events/ledger';
import { eachFlow, placing, SIDE } from '../../../ledger/books/index.ts';
import { tamliksProjector } from '../../../tamlik/index.ts';
import { collectionFoot } from '../collection/foot.ts';
import { askedMoves } from '../collection/register.ts';
import { either, madeBy, together } from '../made.ts';
import type { Line, Made, MadeOf, Room, Rows } from '../room.ts';
import { walletReceipts } from './wallet-receipts.ts';

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

/**
 * What a flow of money is, by the side it stands on in receipts and payments; a contra stands on none.
 * @param ofFees it came by a receipt of fees, or went back by its reversal @param byTamlik that was paid with zakat
 */
function figureOf(side: number | undefined, ofFees: boolean, byTamlik: boolean): keyof Sums {
  if (side === SIDE.opening) return 'opening';
  if (side === SIDE.payments) return 'paid';
  if (side !== SIDE.receipts) return 'moved';
  if (!ofFees) return 'donations';
  return byTamlik ? 'tamlik' : 'fees';
}

/** Receipts of fees that were paid with zakat. @throws DocumentsAway */
async function tamlikReceipts({ tenant }: Room): Promise<ReadonlySet<number>> {
  const found = await tenant.find(tamliksProjector);
  return new Set(found.flatMap(({ lines }) => lines.map(({ receiptId }) => receiptId)));
}

type By = 'account' | 'fund';
/** What the columns of a report add up. */
type FiguresOf = Readonly<Record<string, readonly (keyof Sums)[]>>;

/**
 * Goes through what came into the money accounts and left them, as receipts and payments count it.
 * @param by the account's or the fund's index of a flow
 */
function eachMove(
  { books, cut, days, names }: Room,
  { by, paidByZakat }: { readonly by: By; readonly paidByZakat: ReadonlySet<number> },
  visit: (key: number, figure: keyof Sums, amount: number, entry: number) => void,
): void {
  const { entries } = books.tables;
  const accounts = new Set(names.accountsOf({ class: LEDGER_CLASS.money }));
  const upTo = { ...cut, asOf: Math.min(dayNumber(days.to), cut.asOf) };
  const placeOf = placing(books, names.classOf);
  eachFlow(
    books,
    upTo,
    { accounts, from: dayNumber(days.from) },
    (entry, fund, account, head, amount, kind) => {
      const ofFees = FEES.has(books.names.kinds.value(entries.kind.at(entry)));
      const byTamlik = ofFees && paidByZakat.has(entries.ref.at(entry));
      const figure = figureOf(placeOf(entry, head, amount, kind)?.side, ofFees, byTamlik);
      visit(by === 'account' ? account : fund, figure, figure === 'paid' ? -amount : amount, entry);
    },
  );
}

/** How each figure counts in what is left. */
const SIGNS: Readonly<Record<keyof Sums, 1 | -1>> = {
  ...{ opening: 1, fees: 1, tamlik: 1, donations: 1, moved: 1, paid: -1 },
};
const ALL = Object.keys(SIGNS) as (keyof Sums)[];
const closingOf = (sums: Sums) => paisa(ALL.reduce((sum, figure) => sum + SIGNS[figure] * sums[figure], 0));

/** Each account or fund with its sums, and what figures of it are made of. @throws DocumentsAway */
async function sumsBy(room: Room, by: By) {
  const of = { by, paidByZakat: await tamlikReceipts(room) };
  const found = new Map<number, Sums>();
  eachMove(room, of, (key, figure, amount) => {
    const sums = found.get(key) ?? { opening: 0, fees: 0, tamlik: 0, donations: 0, moved: 0, paid: 0 };
    sums[figure] += amount;
    found.set(key, sums);
  });
  const madeOf = (wanted: number, figures: readonly (keyof Sums)[]): MadeOf => {
    const parts: [number, number][] = [];
    const sign = (figure: keyof Sums) => (figures === ALL ? SIGNS[figure] : 1);
    eachMove(room, of, (key, figure, amount, entry) => {
      if (key === wanted && figures.includes(figure)) parts.push([entry, sign(figure) * amount]);
    });
    return together(parts);
  };
  return [...found].map(([key, sums]) => ({
    ...{ key, sums },
    made: (columns: FiguresOf): Made =>
      madeBy(
        Object.fromEntries(Object.entries(columns).map(([column, of]) => [column, () => madeOf(key, of)])),
      ),
  }));
}

/** 20: of each fund what was there, came and went; between funds it is a transfer, and together nil. */
export async function fundSums(room: Room): Promise<Rows> {
  const { names, books } = room;
  const lines = (await sumsBy(room, 'fund')).map(({ key, sums, made }): Line => {
    const { opening, fees, tamlik, donations, moved, paid } = sums;
    const fund = names.fund(books.names.funds.value(key));
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
    const columns: FiguresOf = {
      ...{ opening: ['opening'], fees: ['fees'], tamlik: ['tamlik'], donations: ['donations'] },
      ...{ transfers: ['moved'], paid: ['paid'], closing: ALL },
    };
    return { key, cells, of: {}, made: made(columns) };
  });
  return { lines, categories: {}, ...collectionFoot(room, askedMoves(room)) };
}

/** 21: of each cash box, bank and wallet what was there, came and went; of wallets each receipt. @throws StoreAway */
export async function accountSums(room: Room): Promise<Rows> {
  const { names, books } = room;
  const lines = (await sumsBy(room, 'account')).map(({ key, sums, made }): Line => {
    const { opening, tamlik, donations, moved, paid } = sums;
    // A fee is a fee, whoever paid it: zakat that a student was given and paid with too.
    const fees = paisa(sums.fees + tamlik);
    const of = names.account(books.names.accounts.value(key));
    const cells = { of, opening, fees, donations, contra: moved, paid, closing: closingOf(sums) };
    const columns: FiguresOf = {
      ...{ opening: ['opening'], fees: ['fees', 'tamlik'], donations: ['donations'], contra: ['moved'] },
      ...{ paid: ['paid'], closing: ALL },
    };
    return { key, cells, of: {}, made: made(columns) };
  });
  const moves = askedMoves(room);
  const { below = [], foot } = collectionFoot(room, moves);
  const { blocks, made } = await walletReceipts(room, moves);
  return { lines, categories: {}, below: [...blocks, ...below], foot: foot ? either(made, foot) : made };
}
