import { paisa, sumPaisa } from '@madrasah/events';
import { headTitle } from '../collection/heads.ts';
import { madeBy, ofItems } from '../made.ts';
import type { Line, Room, Rows } from '../room.ts';
import { lessened, standingItems } from './items.ts';

/** 14: of each head whom it was charged, what of it was conceded and paid, and what is due, by fund. */
export function duesByHead(room: Room): Rows {
  const { SessionID } = room.query;
  const items = standingItems(room).filter(
    ({ sessionId }) => SessionID === undefined || sessionId === SessionID,
  );
  const groups = Map.groupBy(items, ({ fundId, subLedgerId }) => `${fundId}|${subLedgerId}`);
  const keys = [...groups.keys()].sort((one, other) => headOf(one) - headOf(other));
  const lines = keys.map((key): Line => {
    const own = groups.get(key) ?? [];
    const sum = (of: 'charged' | 'paid' | 'due') => sumPaisa(own.map((item) => paisa(item[of])));
    const [first] = own;
    return {
      key,
      cells: {
        head: headTitle(room, first?.subLedgerId ?? 0),
        debtors: new Set(own.map(({ userId }) => userId)).size,
        ...{ charged: sum('charged'), ...lessened(own), collected: sum('paid'), due: sum('due') },
      },
      of: { fund: first?.fundId ?? 0 },
      made: madeBy({
        charged: () => ofItems(room, ['charged', own]),
        concession: () => ofItems(room, ['granted', own]),
        waiver: () => ofItems(room, ['waived', own]),
        writtenOff: () => ofItems(room, ['writtenOff', own]),
        collected: () => ofItems(room, ['paid', own]),
        due: () => ofItems(room, ['due', own]),
      }),
    };
  });
  const funds = [...new Set(items.map(({ fundId }) => fundId))].sort((one, other) => one - other);
  return { lines, categories: { fund: funds.map((id) => ({ id, name: room.names.fund(id) })) } };
}

const headOf = (key: string) => Number(key.split('|')[1]);
