import { paisa, say, sumPaisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { either, madeAcross, madeBy, movesMadeOf, together } from '../made.ts';
import type { Line, Made, MadeOf, Room, Rows } from '../room.ts';
import { type HandedOver, handedOver, inDrawers, keepersOf, NOBODY } from './drawers.ts';
import { collectionFoot } from './foot.ts';
import { type Move, receiptsIn } from './moves.ts';
import { askedMoves } from './register.ts';

const paidOf = (moves: readonly Move[]) =>
  sumPaisa(moves.flatMap(({ parts }) => parts.map(({ paid }) => paisa(paid))));

/** What of a collector's figures each entry gave: what he took and took back, carried away, and has in his drawers. */
function madeOfCollector(own: readonly Move[], gone: readonly HandedOver[], drawers: MadeOf): Made {
  const paid = (move: Move) => paidOf([move]);
  const [taken, back] = [own.filter(({ isBack }) => !isBack), own.filter(({ isBack }) => isBack)];
  const accounts = new Set(taken.map(({ account }) => account));
  return either(
    madeBy({
      total: () => movesMadeOf(taken, paid),
      takenBack: () => movesMadeOf(back, (move) => -paid(move)),
      handedOver: () => together(gone.map(({ entry, amount }) => [entry, amount] as const)),
      inDrawer: () => drawers,
    }),
    madeAcross('accounts', accounts, (id) =>
      movesMadeOf(
        taken.filter(({ account }) => account === id),
        paid,
      ),
    ),
  );
}

/**
 * 5: what each collector took, by account, what was taken back by him and carried away from his drawers on these days;
 * and what lies in his drawers at their end, whatever brought it there: what the cash book has. @throws DocumentsAway
 */
export async function collectors(room: Room): Promise<Rows> {
  const { names, actor, query, language } = room;
  const moves = askedMoves(room);
  const keepers = await keepersOf(room, moves);
  const over = handedOver(room, keepers);
  const everybody = [
    ...moves.map(({ actorId }) => actorId),
    ...keepers.values(),
    ...over.map(({ by }) => by),
  ];
  const ids = [...new Set(everybody)]
    .filter((id) => query.UserID === undefined || id === query.UserID)
    // A drawer that nobody keeps stands last.
    .sort((one, other) => Number(one === NOBODY) - Number(other === NOBODY) || one - other);
  const accounts = [...new Set(moves.map(({ account }) => account))].filter(Boolean).sort((a, b) => a - b);
  const lines = ids.flatMap((id): Line[] => {
    const own = moves.filter(({ actorId }) => actorId === id);
    const [taken, back] = [own.filter(({ isBack }) => !isBack), own.filter(({ isBack }) => isBack)];
    const given = over.filter(({ by }) => by === id);
    const drawers = inDrawers(room, keepers, id);
    const held = paisa([...drawers.values()].reduce((sum, amount) => sum + amount, 0));
    if (own.length === 0 && given.length === 0 && held === 0) return [];
    return [
      {
        key: id,
        made: madeOfCollector(own, given, drawers),
        cells: {
          of: id === NOBODY ? say(language, 'fees.report.nobody') : actor(id).name,
          ...{ receipts: receiptsIn(taken), total: paidOf(taken) },
          ...{ reversals: receiptsIn(back), takenBack: paisa(-paidOf(back)) },
          ...{ handedOver: sumPaisa(given.map(({ amount }) => paisa(amount))), inDrawer: held },
        },
        of: {},
        spread: {
          accounts: new Map(
            accounts.map((one) => [one, paidOf(taken.filter(({ account }) => account === one))]),
          ),
        },
      },
    ];
  });
  return {
    lines,
    categories: { account: accounts.map((id) => ({ id, name: names.account(subLedgerAccount(id)) })) },
    ...collectionFoot(room, moves),
  };
}
