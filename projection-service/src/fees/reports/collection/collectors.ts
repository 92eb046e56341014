import { dayNumber, paisa, sumPaisa } from '@madrasah/events';
import { kindOfMoney, LEDGER_CLASS, subLedgerAccount } from '@madrasah/events/ledger';
import { subLedgersProjector } from '../../../ledger/chart/index.ts';
import type { Line, Room, Rows } from '../room.ts';
import { collectionFoot } from './foot.ts';
import { type Move, receiptsIn } from './moves.ts';
import { askedMoves } from './register.ts';

const paidOf = (moves: readonly Move[]) =>
  sumPaisa(moves.flatMap(({ parts }) => parts.map(({ paid }) => paisa(paid))));

/** The cash boxes by the account postings name, each with who holds it; null: nobody was said. @throws DocumentsAway */
async function cashBoxes({ tenant }: Room): Promise<ReadonlyMap<string, number | null>> {
  const accounts = await tenant.find(subLedgersProjector, { class: LEDGER_CLASS.money });
  const cash = accounts.filter((account) => kindOfMoney(account, undefined) === 'cash');
  return new Map(cash.map(({ subLedgerId, holderId }) => [subLedgerAccount(subLedgerId), holderId]));
}

/** What went out of each cash box by contra on these days, by who holds the box, else by whoever wrote the contra. */
function handedOver({ books, cut, days }: Room, boxes: ReadonlyMap<string, number | null>) {
  const { rows, entries } = books.tables;
  const contra = books.names.kinds.find('ContraPosted');
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  const sums = new Map<number, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    const entry = rows.entry.at(row);
    const amount = rows.amount.at(row);
    const on = entries.on.at(entry);
    if (entries.kind.at(entry) !== contra || amount >= 0 || on < first || on > last) continue;
    const holder = boxes.get(books.names.accounts.value(rows.account.at(row)));
    if (holder === undefined) continue;
    const by = holder ?? entries.actor.at(entry);
    sums.set(by, paisa((sums.get(by) ?? 0) - amount));
  }
  return sums;
}

/** 5: what each collector took, by account; what was taken back by him, handed over, and left in his hand. */
export async function collectors(room: Room): Promise<Rows> {
  const { names, actor, query } = room;
  const moves = askedMoves(room);
  const boxes = await cashBoxes(room);
  const over = handedOver(room, boxes);
  const ids = [...new Set(moves.map(({ actorId }) => actorId))]
    .filter((id) => query.UserID === undefined || id === query.UserID)
    .sort((one, other) => one - other);
  const accounts = [...new Set(moves.map(({ account }) => account))].filter(Boolean).sort((a, b) => a - b);
  const isCash = (account: number) => boxes.has(subLedgerAccount(account));
  const lines = ids.map((id): Line => {
    const own = moves.filter(({ actorId }) => actorId === id);
    const [taken, back] = [own.filter(({ isBack }) => !isBack), own.filter(({ isBack }) => isBack)];
    const cash = paidOf(own.filter(({ account }) => account !== 0 && isCash(account)));
    const gone = over.get(id) ?? 0;
    return {
      cells: {
        ...{ of: actor(id).name, receipts: receiptsIn(taken), total: paidOf(taken) },
        ...{ reversals: receiptsIn(back), takenBack: paisa(-paidOf(back)) },
        ...{ handedOver: gone, inDrawer: paisa(cash - gone) },
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
    below: [collectionFoot(room, moves)],
  };
}
