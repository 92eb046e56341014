import { type Language, paisa, say } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Room } from '../room.ts';
import { ADVANCE, type Move, type Part } from './moves.ts';

/** As many heads have a column of their own as a page has room for; the smaller ones stand in one. */
const OWN_COLUMNS = 6;
/** Beside names, class, account and collector, which are read as words; and beside the session as well. */
export const FEW_COLUMNS = 4;
export const FEWEST_COLUMNS = 3;
/** Stands for the heads that have no column of their own. */
const OTHERS = -2;

/** What a head is called; dues brought over from paper have a name of their own. */
export const headTitle = (
  { names, language }: Pick<Room, 'names' | 'language'>,
  subLedgerId: number,
): string =>
  subLedgerId === 0
    ? say(language, 'fees.old-dues')
    : subLedgerId === ADVANCE
      ? say(language, 'fees.report.advance')
      : names.account(subLedgerAccount(subLedgerId));

const others = (language: Language) => say(language, 'fees.report.others');

export interface HeadColumns {
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  /** The id of the column a head stands in. */
  columnOf(subLedgerId: number): number;
  /** What was paid under each of the columns. */
  spread(parts: readonly Pick<Part, 'subLedgerId' | 'paid'>[]): ReadonlyMap<number, number>;
}

/** The heads that have figures, the largest of them in columns of their own; an advance is no head. */
export function headColumns(
  room: Room,
  parts: readonly Pick<Part, 'subLedgerId' | 'paid'>[],
  most = OWN_COLUMNS,
): HeadColumns {
  const sums = new Map<number, number>();
  for (const { subLedgerId, paid } of parts)
    if (subLedgerId !== ADVANCE) sums.set(subLedgerId, (sums.get(subLedgerId) ?? 0) + Math.abs(paid));
  const bySize = [...sums].sort(([, one], [, other]) => other - one).map(([id]) => id);
  const isMany = bySize.length > most;
  const own = (isMany ? bySize.slice(0, most - 1) : bySize).sort((one, other) => one - other);
  const columnOf = (id: number) => (own.includes(id) ? id : OTHERS);
  const categories = own.map((id) => ({ id, name: headTitle(room, id) }));
  const columns = isMany ? [...categories, { id: OTHERS, name: others(room.language) }] : categories;
  return {
    categories: columns,
    columnOf,
    spread(of) {
      const found = new Map(columns.map(({ id }) => [id, 0]));
      for (const { subLedgerId, paid } of of) {
        if (subLedgerId === ADVANCE) continue;
        const at = columnOf(subLedgerId);
        found.set(at, paisa((found.get(at) ?? 0) + paid));
      }
      return found;
    },
  };
}

export const partsIn = (moves: readonly Move[]): Part[] => moves.flatMap(({ parts }) => parts);
