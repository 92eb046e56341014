import { type Day, dayNumber, type Language } from '@madrasah/events';
import { type StudentFilters, studentDirectory } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import {
  ageOf,
  type DuesFigure,
  dues,
  type ItemState,
  itemStates,
  itemsMadeOf,
} from '../ledger/books/index.ts';
import { MONTHS } from './ageing.ts';
import { arrearsOfDefaulters, type Least } from './defaulters.ts';
import { DAYS } from './dues.ts';
import { monthsAsked } from './monthly.ts';
import { type OwedRoom, owedRoom } from './owed.ts';
import { standingAt } from './standing.ts';

/** A sum of a list of who owes, and what the list was asked. */
export interface OwedSum extends Partial<StudentFilters>, Least {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
  readonly MonthID?: number | undefined;
  readonly status?: 'dues' | 'both' | undefined;
}

interface Frame {
  readonly room: OwedRoom;
  readonly asked: OwedSum;
  students(all?: Parameters<typeof studentDirectory>[3]): ReturnType<typeof studentDirectory>;
}
type Items = readonly Pick<ItemState, 'itemId'>[];
type Picking = (frame: Frame, field: string) => Items | Promise<Items>;

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

const idsOf = (students: Awaited<ReturnType<typeof studentDirectory>>) =>
  new Set(students.map(({ admissionId }) => admissionId));

/** The items that a sum adds up, as its list picks them. */
const PICKS: Readonly<Record<string, Picking>> = {
  async dues_list({ room, asked, students }, field) {
    const all = await students(standingAt(dues(room.books, room.cut), asked));
    return ofAdmissions(room, idsOf(all), AGES.days.indexOf(field as never), DAYS);
  },
  async ageing({ room, students }, field) {
    return ofAdmissions(room, idsOf(await students()), AGES.months.indexOf(field as never), MONTHS);
  },
  async monthly_dues({ room, asked, students }) {
    const months = monthsAsked(room, asked);
    return (await students()).flatMap(({ admissionId }) => months(admissionId).flatMap(({ items }) => items));
  },
  async defaulters({ room, asked, students }) {
    const owing = arrearsOfDefaulters(room, asked);
    return (await students())
      .filter(({ isLatest }) => isLatest)
      .flatMap(({ userId }) => (owing.get(userId)?.items ?? []).map((itemId) => ({ itemId })));
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
  const students: Frame['students'] = (standing) => studentDirectory(tenant, asked, language, standing);
  const items = (await PICKS[list]?.({ room, asked, students }, field)) ?? [];
  return itemsMadeOf(
    room.books,
    room.cut,
    figureOf(field),
    items.map(({ itemId }) => itemId),
  );
}
