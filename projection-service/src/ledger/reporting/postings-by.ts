import { dhakaDay } from '@madrasah/events';
import { type Posting, subLedgerAccount } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { postingsIn } from '../books/entry-facts.ts';
import { type ItemFacts, itemsIn } from '../books/item-facts.ts';
import { lessens, ROLE, roleOf } from '../books/roles.ts';

/** What an entry does to students, by whom and by what. */
interface Entry {
  readonly made: ReadonlyMap<number, readonly ItemFacts[]>;
  readonly ofItem: ReadonlyMap<number, readonly Posting[]>;
  readonly ofStudent: ReadonlyMap<number, readonly Posting[]>;
}

// A charge of a whole school touches each of its students: its lines are parted once.
const known = new WeakMap<object, Entry>();

const net = ({ debit, credit }: Posting) => debit - credit;

/** The day of an entry. */
export const dayOf = ({ data, metadata }: Pick<DomainEvent, 'data' | 'metadata'>): string =>
  typeof data['on'] === 'string' ? data['on'] : dhakaDay(new Date(metadata.at));

/** An entry parted by students (UserID) and items. @throws RangeError out of balance */
export function entryBy(event: DomainEvent): Entry {
  const found = known.get(event.data);
  if (found) return found;
  const postings = postingsIn(event);
  const parted: Entry = {
    made: Map.groupBy(itemsIn(event), ({ userId }) => userId),
    ofItem: Map.groupBy(
      postings.filter(({ itemId }) => itemId !== undefined),
      ({ itemId }) => itemId as number,
    ),
    ofStudent: Map.groupBy(
      postings.filter(({ party }) => party !== undefined),
      ({ party }) => party as number,
    ),
  };
  known.set(event.data, parted);
  return parted;
}

/** The students whose dues or advances an entry touches, by UserID. */
export function studentsIn(event: DomainEvent): number[] {
  const { made, ofStudent } = entryBy(event);
  return [...new Set([...made.keys(), ...ofStudent.keys()])];
}

/** What an entry adds to one item, in paisa. */
export function movesOf(postings: readonly Posting[], subLedgerId: number) {
  const moved = { charged: 0, concession: 0, due: 0 };
  for (const posting of postings) {
    const role = roleOf(posting.account);
    // Of sub-ledgers only the item's own head charges it; any other is the money account that paid.
    const isHead =
      posting.account === subLedgerAccount(subLedgerId) || posting.account === 'sys:fund-balance';
    if (role === ROLE.receivable) moved.due += net(posting);
    else if (role === ROLE.openAdvance || isHead) moved.charged -= net(posting);
    else if (lessens(role)) moved.concession += net(posting);
  }
  return moved;
}

/** What an entry adds to the advances of one student, in paisa. */
export const advanceOf = (postings: readonly Posting[]): number =>
  postings
    .filter(({ account }) => [ROLE.openAdvance, ROLE.monthAdvance].some((role) => role === roleOf(account)))
    .reduce((sum, posting) => sum - net(posting), 0);
