import { dayNumber, paisa, sumPaisa } from '@madrasah/events';
import { kindOfMoney, LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import { subLedgersProjector } from '../../../ledger/chart/index.ts';
import { either, madeAcross, madeBy, movesMadeOf, together } from '../made.ts';
import type { Line, Made, Room, Rows } from '../room.ts';
import { collectionFoot } from './foot.ts';
import { type Move, receiptsIn } from './moves.ts';
import { askedMoves } from './register.ts';

const paidOf = (moves: readonly Move[]) =>
  sumPaisa(moves.flatMap(({ parts }) => parts.map(({ paid }) => paisa(paid))));

/** The cash boxes by the account postings name, each with who holds it; null: nobody was said. */
type Boxes = ReadonlyMap<string, number | null>;

/** @throws DocumentsAway */
async function cashBoxes({ tenant }: Room): Promise<Boxes> {
  const accounts = await tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money });
  const cash = accounts.filter((account) => kindOfMoney(account, undefined) === 'cash');
  return new Map(cash.map(({ subLedgerId, holderId }) => [subLedgerAccount(subLedgerId), holderId]));
}

interface HandedOver {
  readonly by: number;
  readonly entry: number;
  readonly amount: number;
}

/** Who keeps each cash box: whoever was said to, else the only one who took receipts into it. */
function keepersOf(boxes: Boxes, moves: readonly Move[]): ReadonlyMap<string, number> {
  const takers = Map.groupBy<string, Move>(
    moves.filter(({ isBack }) => !isBack),
    ({ account }) => subLedgerAccount(account),
  );
  const only = (account: string) => {
    const ids = new Set(takers.get(account)?.map(({ actorId }) => actorId));
    return ids.size === 1 ? [...ids] : [];
  };
  return new Map(
    [...boxes].flatMap(([account, holder]) =>
      (holder === null ? only(account) : [holder]).map((id) => [account, id] as const),
    ),
  );
}

/** What went out of each cash box by contra on these days, by who keeps the box, else by whoever wrote the contra. */
function handedOver(
  { books, cut, days }: Room,
  boxes: Boxes,
  keepers: ReadonlyMap<string, number>,
): HandedOver[] {
  const { rows, entries } = books.tables;
  const contra = books.names.kinds.find('ContraPosted');
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  const found: HandedOver[] = [];
  for (let row = 0; row < cut.rows; row += 1) {
    const entry = rows.entry.at(row);
    const amount = rows.amount.at(row);
    const on = entries.on.at(entry);
    if (entries.kind.at(entry) !== contra || amount >= 0 || on < first || on > last) continue;
    const account = books.names.accounts.value(rows.account.at(row));
    if (!boxes.has(account)) continue;
    found.push({ by: keepers.get(account) ?? entries.actor.at(entry), entry, amount: paisa(-amount) });
  }
  return found;
}

/** What of a collector's figures each entry gave: what he took and took back, and what went through his drawer. */
function madeOfCollector(own: readonly Move[], drawer: readonly Move[], gone: readonly HandedOver[]): Made {
  const paid = (move: Move) => paidOf([move]);
  const [taken, back] = [own.filter(({ isBack }) => !isBack), own.filter(({ isBack }) => isBack)];
  const over = (sign: 1 | -1) => gone.map(({ entry, amount }) => [entry, sign * amount] as const);
  const accounts = new Set(taken.map(({ account }) => account));
  return either(
    madeBy({
      total: () => movesMadeOf(taken, paid),
      takenBack: () => movesMadeOf(back, (move) => -paid(move)),
      handedOver: () => together(over(1)),
      inDrawer: () => together([...movesMadeOf(drawer, paid), ...over(-1)]),
    }),
    madeAcross('accounts', accounts, (id) =>
      movesMadeOf(
        taken.filter(({ account }) => account === id),
        paid,
      ),
    ),
  );
}

/** 5: what each collector took, by account; what was taken back by him, handed over, and left in his hand. */
export async function collectors(room: Room): Promise<Rows> {
  const { names, actor, query } = room;
  const moves = askedMoves(room);
  const boxes = await cashBoxes(room);
  const keepers = keepersOf(boxes, moves);
  const over = handedOver(room, boxes, keepers);
  // What a drawer took and gave back is its keeper's, whoever wrote it.
  const drawers = Map.groupBy(
    moves.filter(({ account }) => account !== 0 && boxes.has(subLedgerAccount(account))),
    ({ account, actorId }) => keepers.get(subLedgerAccount(account)) ?? actorId,
  );
  const ids = [
    ...new Set([...moves.map(({ actorId }) => actorId), ...drawers.keys(), ...over.map(({ by }) => by)]),
  ]
    .filter((id) => query.UserID === undefined || id === query.UserID)
    .sort((one, other) => one - other);
  const accounts = [...new Set(moves.map(({ account }) => account))].filter(Boolean).sort((a, b) => a - b);
  const lines = ids.map((id): Line => {
    const own = moves.filter(({ actorId }) => actorId === id);
    const [taken, back] = [own.filter(({ isBack }) => !isBack), own.filter(({ isBack }) => isBack)];
    const drawer = drawers.get(id) ?? [];
    const given = over.filter(({ by }) => by === id);
    const gone = sumPaisa(given.map(({ amount }) => paisa(amount)));
    return {
      key: id,
      made: madeOfCollector(own, drawer, given),
      cells: {
        ...{ of: actor(id).name, receipts: receiptsIn(taken), total: paidOf(taken) },
        ...{ reversals: receiptsIn(back), takenBack: paisa(-paidOf(back)) },
        ...{ handedOver: gone, inDrawer: paisa(paidOf(drawer) - gone) },
      },
      of: {},
      spread: {
        accounts: new Map(
          accounts.map((one) => [one, paidOf(taken.filter(({ account }) => account === one))]),
        ),
      },
    };
  });
  return {
    lines,
    categories: { account: accounts.map((id) => ({ id, name: names.account(subLedgerAccount(id)) })) },
    ...collectionFoot(room, moves),
  };
}
