import { dayNumber, type Language } from '@madrasah/events';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { ageOf, type DuesFigure, type ItemState, itemStates, itemsMadeOf } from '../ledger/books/index.ts';
import { ageingRows, MONTHS } from './ageing.ts';
import { defaulterRows, type Least } from './defaulters.ts';
import { DAYS, duesRows } from './dues.ts';
import { monthlyRows } from './monthly.ts';
import { type AskedOwed, type OwedRoom, owedRoom, type RowOfStudent } from './owed.ts';

/** A sum of a list of who owes, and what the list was asked. */
export interface OwedSum extends AskedOwed, Least {
  readonly MonthID?: number | undefined;
  readonly status?: 'dues' | 'both' | undefined;
}

interface Frame {
  readonly room: OwedRoom;
  readonly asked: OwedSum;
  readonly tenant: Tenant;
  readonly language: Language;
}
type Items = readonly Pick<ItemState, 'itemId'>[];
type Picking = (frame: Frame, field: string) => Promise<Items>;

/** The columns of ages, the youngest first. */
const AGES = {
  days: ['upTo30', 'upTo60', 'upTo90', 'over90'],
  months: ['upTo1', 'upTo3', 'upTo6', 'over6'],
} as const;

/** What some admissions owe, of one age where a column of ages is asked for. */
function ofAdmissions(
  { books, cut, on }: OwedRoom,
  admissions: ReadonlySet<number>,
  age: number,
  lastDays: readonly number[],
): Items {
  const today = dayNumber(on);
  return itemStates(books, cut, { all: true })
    .filter(({ admissionId }) => admissions.has(admissionId))
    .filter(({ dueOn }) => age < 0 || ageOf(lastDays, today - dayNumber(dueOn)) === age);
}

const idsOf = (rows: readonly RowOfStudent[]) => new Set(rows.map(({ student }) => student.admissionId));

/** The items that a sum adds up: those of the rows that its list has, so that whatever it was asked they follow. */
const PICKS: Readonly<Record<string, Picking>> = {
  async dues_list({ room, asked, tenant, language }, field) {
    const { rows } = await duesRows(room, asked, tenant, language);
    return ofAdmissions(room, idsOf(rows), AGES.days.indexOf(field as never), DAYS);
  },
  async ageing({ room, asked, tenant, language }, field) {
    const rows = await ageingRows(room, asked, tenant, language);
    return ofAdmissions(room, idsOf(rows), AGES.months.indexOf(field as never), MONTHS);
  },
  async monthly_dues({ room, asked, tenant, language }) {
    return (await monthlyRows(room, asked, tenant, language)).flatMap(({ items }) => items);
  },
  async defaulters({ room, asked, tenant, language }) {
    const { rows } = await defaulterRows(room, asked, tenant, language);
    return rows.flatMap(({ items }) => items.map((itemId) => ({ itemId })));
  },
};

const FIGURES = ['charged', 'concession', 'writtenOff', 'paid'] as const;
const figureOf = (field: string): Exclude<DuesFigure, 'advance'> =>
  FIGURES.find((figure) => figure === field) ?? 'due';

/** Whether what a sum of this list is made of can be told here. */
export const isOwedList = (list: string): boolean => list in PICKS;

/**
 * What each entry gave to a sum of a list of who owes, in paisa, by revision.
 * @param list one that `isOwedList`; `field` a column of it that adds up
 * @throws StoreAway · DocumentsAway
 */
export async function owedMadeOf(
  deps: Deps,
  tenant: Tenant,
  language: Language,
  { list, field, asked }: { readonly list: string; readonly field: string; readonly asked: OwedSum },
): Promise<Map<number, number>> {
  const room = await owedRoom(deps, asked, tenant);
  const items = (await PICKS[list]?.({ room, asked, tenant, language }, field)) ?? [];
  return itemsMadeOf(
    room.books,
    room.cut,
    figureOf(field),
    items.map(({ itemId }) => itemId),
  );
}
