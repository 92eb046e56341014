import { type Day, dayOfNumber, paisa } from '@madrasah/events';
import type { Books } from '../../books.ts';
import { type Cut, isInCut } from '../../cut.ts';
import { NONE } from '../../tables.ts';
import { itemsOfAdmission } from './by-admission.ts';
import { type ItemSums, sumsOfAll, sumsOfSome } from './item-sums.ts';

/** An open item and where it stands, in paisa: charged = conceded + paid + due. */
export interface ItemState {
  readonly itemId: number;
  readonly userId: number;
  readonly admissionId: number;
  readonly sessionId: number;
  readonly subLedgerId: number;
  /** Of a due brought over that names it, the head for which it was owed on paper; else 0. */
  readonly arrearOf: number;
  readonly monthId: number;
  readonly fundId: number;
  readonly dueOn: Day;
  readonly priceRowId: number;
  readonly name: string;
  readonly charged: number;
  /** All that lessened it without money; of it what was waived, and what was written off, which is no concession. */
  readonly conceded: number;
  readonly waived: number;
  readonly writtenOff: number;
  readonly paid: number;
  readonly due: number;
}

export type ItemsOf = { readonly user: number } | { readonly admission: number } | { readonly all: true };

/**
 * The items of a student, of one admission, or of everybody, in the order they were charged. An item is known from
 * its entry on; one whose day is still to come is listed only if something stands on it already.
 */
export function itemStates(books: Books, cut: Cut, of: ItemsOf): ItemState[] {
  if ('all' in of) {
    const everyone = Array.from({ length: books.names.itemIds.size }, (_, index) => index);
    return statesOf(books, cut, everyone, sumsOfAll(books, cut));
  }
  const items = 'user' in of ? itemsOfUser(books, of.user) : itemsOfAdmission(books, of.admission);
  return statesOf(books, cut, items, sumsOfSome(books, cut, items));
}

/** Whether an item of these sums is part of the cut. */
export function isListed({ tables }: Books, cut: Cut, item: number, sums: ItemSums, place: number): boolean {
  const entry = tables.items.entry.at(item);
  if (entry > cut.revision) return false;
  return (
    isInCut(tables, cut, entry) ||
    sums.charged[place] !== 0 ||
    sums.conceded[place] !== 0 ||
    sums.due[place] !== 0
  );
}

function statesOf(books: Books, cut: Cut, items: readonly number[], sums: ItemSums): ItemState[] {
  const states: ItemState[] = [];
  for (const [place, item] of items.entries())
    if (isListed(books, cut, item, sums, place)) states.push(stateOf(books, item, sums, place));
  return states;
}

function stateOf(
  { tables: { items }, names }: Books,
  item: number,
  sums: ItemSums,
  place: number,
): ItemState {
  const charged = paisa(sums.charged[place] as number);
  const conceded = paisa(sums.conceded[place] as number);
  const due = paisa(sums.due[place] as number);
  return {
    itemId: names.itemIds.value(item),
    userId: names.userIds.value(items.party.at(item)),
    admissionId: items.admission.at(item),
    sessionId: items.session.at(item),
    subLedgerId: items.subLedger.at(item),
    arrearOf: items.arrearOf.at(item),
    monthId: items.month.at(item),
    fundId: names.funds.value(items.fund.at(item)),
    dueOn: dayOfNumber(items.dueOn.at(item)),
    priceRowId: items.priceRow.at(item),
    name: names.texts.value(items.name.at(item)),
    charged,
    conceded,
    waived: paisa(sums.waived[place] as number),
    writtenOff: paisa(sums.writtenOff[place] as number),
    paid: paisa(charged - conceded - due),
    due,
  };
}

function itemsOfUser({ tables, names }: Books, userId: number): number[] {
  const party = names.userIds.find(userId);
  const found: number[] = [];
  if (party === NONE) return found;
  const { beforeOfParty } = tables.items;
  for (let item = tables.parties.lastItem.at(party); item !== NONE; item = beforeOfParty.at(item))
    found.push(item);
  return found.reverse();
}
