import { dayNumber, paisa, sumPaisa } from '@madrasah/events';
import { moneyKindOf, subLedgerAccount } from '@madrasah/events/ledger';
import { ROLE } from '../../../ledger/books/index.ts';
import type { Line, Room, Rows } from '../room.ts';
import { collectionFoot } from './foot.ts';
import type { Move } from './moves.ts';
import { askedMoves } from './register.ts';

const paidOf = (moves: readonly Move[]) =>
  sumPaisa(moves.flatMap(({ parts }) => parts.map(({ paid }) => paisa(paid))));

/** What each login took out of a cash box by contra on these days: handed over, by actor. */
function handedOver({ books, cut, days, names }: Room): ReadonlyMap<number, number> {
  const { rows, entries, accounts } = books.tables;
  const contra = books.names.kinds.find('ContraPosted');
  const [first, last] = [dayNumber(days.from), Math.min(dayNumber(days.to), cut.asOf)];
  const sums = new Map<number, number>();
  for (let row = 0; row < cut.rows; row += 1) {
    const entry = rows.entry.at(row);
    const amount = rows.amount.at(row);
    const on = entries.on.at(entry);
    if (entries.kind.at(entry) !== contra || amount >= 0 || on < first || on > last) continue;
    const account = rows.account.at(row);
    if (accounts.role.at(account) !== ROLE.money) continue;
    if (moneyKindOf(names.account(books.names.accounts.value(account))) !== 'cash') continue;
    const actor = entries.actor.at(entry);
    sums.set(actor, paisa((sums.get(actor) ?? 0) - amount));
  }
  return sums;
}

/** 5: what each collector took, by account; what was taken back by him, handed over, and left in his hand. */
export function collectors(room: Room): Rows {
  const { names, actor, query } = room;
  const moves = askedMoves(room);
  const over = handedOver(room);
  const ids = [...new Set([...moves.map(({ actorId }) => actorId), ...over.keys()])]
    .filter((id) => query.UserID === undefined || id === query.UserID)
    .sort((one, other) => one - other);
  const accounts = [...new Set(moves.map(({ account }) => account))].filter(Boolean).sort((a, b) => a - b);
  const isCash = (account: number) => moneyKindOf(names.account(subLedgerAccount(account))) === 'cash';
  const lines = ids.map((id): Line => {
    const own = moves.filter(({ actorId }) => actorId === id);
    const [taken, back] = [own.filter(({ isBack }) => !isBack), own.filter(({ isBack }) => isBack)];
    const cash = paidOf(own.filter(({ account }) => account !== 0 && isCash(account)));
    const gone = over.get(id) ?? 0;
    return {
      cells: {
        ...{ of: actor(id).name, receipts: taken.length, total: paidOf(taken) },
        ...{ reversals: back.length, takenBack: paisa(-paidOf(back)) },
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
