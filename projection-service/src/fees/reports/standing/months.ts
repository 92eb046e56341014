import { type PaperValue, paisa, say } from '@madrasah/events';
import { today } from '@madrasah/service-kit/clock';
import { dayAsked, type ItemState } from '../../../ledger/books/index.ts';
import { inOrder, type Pupil } from '../roll.ts';
import { classCategories, type Line, type Room, type Rows } from '../room.ts';
import { dueOf } from './dues.ts';
import { askedPupils, itemsByUser, standingItems } from './items.ts';
import { headKinds } from './kinds.ts';
import { monthCategories } from './month-names.ts';

const NOT_CHARGED = '–';

/** What stands in the cell of a month: a sum, or a word where nothing was to be paid. */
type MonthCell = (items: readonly ItemState[]) => PaperValue;

/** The items of monthly heads of an admission, by month. */
function byMonth(items: readonly ItemState[], isMonthly: (subLedgerId: number) => boolean) {
  return Map.groupBy(
    items.filter(({ subLedgerId, monthId }) => monthId > 0 && isMonthly(subLedgerId)),
    ({ monthId }) => monthId,
  );
}

async function monthRows(
  room: Room,
  cellOf: MonthCell,
  cells: (pupil: Pupil, own: readonly ItemState[], all: readonly ItemState[]) => Line['cells'],
): Promise<Rows> {
  const kindOf = await headKinds(room);
  const months = monthCategories(room);
  const items = standingItems(room);
  const ofUser = itemsByUser(items);
  const charged = new Set(items.map(({ admissionId }) => admissionId));
  const lines = askedPupils(room, charged)
    .sort(inOrder(room.lists))
    .map((pupil): Line => {
      const all = ofUser.get(pupil.userId) ?? [];
      const own = all.filter(({ admissionId }) => admissionId === pupil.admissionId);
      const monthly = byMonth(own, (id) => kindOf(id) === 'monthly');
      const shown = months.map(({ id }) => [id, cellOf(monthly.get(id) ?? [])] as const);
      const paidOrDue = [...monthly.values()].flat();
      return {
        cells: { code: pupil.code, name: pupil.name, mobile: pupil.mobile, ...cells(pupil, paidOrDue, all) },
        of: { class: room.lists.classes.has(pupil.classId) ? pupil.classId : 0 },
        spread: { months: new Map(shown) },
      };
    });
  return { lines, categories: { class: classCategories(room), month: months } };
}

const sum = (items: readonly ItemState[], of: 'paid' | 'conceded' | 'charged') =>
  paisa(items.reduce((total, item) => total + item[of], 0));

/** 9: twelve cells a student: what was paid of the month, free, or not charged. */
export function paidMonths(room: Room): Promise<Rows> {
  const free = say(room.language, 'fees.report.free');
  const cellOf: MonthCell = (items) => {
    if (items.length === 0) return NOT_CHARGED;
    return sum(items, 'charged') === sum(items, 'conceded') ? free : sum(items, 'paid');
  };
  return monthRows(room, cellOf, (_, monthly) => ({ total: sum(monthly, 'paid') }));
}

/** 10: the same with what is due, of months begun by the day; what is owed of earlier years stands in front. */
export function dueMonths(room: Room): Promise<Rows> {
  const asOf = dayAsked(room.query, today(room.deps.clock));
  const begun = (items: readonly ItemState[]) => items.filter(({ dueOn }) => dueOn <= asOf);
  const cellOf: MonthCell = (items) => {
    const own = begun(items);
    return own.length === 0 ? NOT_CHARGED : dueOf(own);
  };
  return monthRows(room, cellOf, ({ admissionId }, monthly, all) => {
    const old = all.filter((item) => item.admissionId < admissionId || item.subLedgerId === 0);
    const brought = dueOf(old);
    return { brought, total: paisa(brought + dueOf(begun(monthly))) };
  });
}
