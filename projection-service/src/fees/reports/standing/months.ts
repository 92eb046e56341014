import { type PaperValue, paisa, say } from '@madrasah/events';
import { today } from '@madrasah/service-kit/clock';
import { dayAsked, type ItemState } from '../../../ledger/books/index.ts';
import { heldMonths } from '../../../plans/index.ts';
import { either, madeAcross, madeBy, ofItems, type Share } from '../made.ts';
import { inOrder, type Pupil } from '../roll.ts';
import { classCategories, type Line, type Room, type Rows } from '../room.ts';
import { dueOf } from './dues.ts';
import { askedPupils, itemsByUser, letOff, standingItems } from './items.ts';
import { headKinds } from './kinds.ts';
import { monthCategories } from './month-names.ts';

const NOT_CHARGED = '–';

/** What stands in the cell of a student's month: a sum, or a word where nothing was to be paid. */
type MonthCell = (items: readonly ItemState[], admissionId: number, monthId: number) => PaperValue;

/** The items of monthly heads of an admission, by month. */
function byMonth(items: readonly ItemState[], isMonthly: (subLedgerId: number) => boolean) {
  return Map.groupBy(
    items.filter(({ subLedgerId, monthId }) => monthId > 0 && isMonthly(subLedgerId)),
    ({ monthId }) => monthId,
  );
}

/** What a list of twelve months tells of each student. */
interface MonthList {
  readonly cellOf: MonthCell;
  cells(pupil: Pupil, own: readonly ItemState[], all: readonly ItemState[]): Line['cells'];
  /** What of some months' charges the list tells. */
  share(own: readonly ItemState[]): Share;
  /** What is told of earlier years. */
  before(pupil: Pupil, all: readonly ItemState[]): readonly ItemState[];
}

async function monthRows(room: Room, { cellOf, cells, share, before }: MonthList): Promise<Rows> {
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
      const shown = months.map(
        ({ id }) => [id, cellOf(monthly.get(id) ?? [], pupil.admissionId, id)] as const,
      );
      const paidOrDue = [...monthly.values()].flat();
      const old = before(pupil, all);
      const made = madeBy({
        brought: () => ofItems(room, ['due', old]),
        total: () => ofItems(room, ['due', old], share(paidOrDue)),
      });
      return {
        key: pupil.admissionId,
        cells: { code: pupil.code, name: pupil.name, mobile: pupil.mobile, ...cells(pupil, paidOrDue, all) },
        of: { class: room.lists.classes.has(pupil.classId) ? pupil.classId : 0 },
        spread: { months: new Map(shown) },
        made: either(
          made,
          madeAcross(
            'months',
            months.map(({ id }) => id),
            (id) => ofItems(room, share(monthly.get(id) ?? [])),
          ),
        ),
      };
    });
  return { lines, categories: { class: classCategories(room), month: months } };
}

const sum = (items: readonly ItemState[], of: 'paid' | 'charged') =>
  paisa(items.reduce((total, item) => total + item[of], 0));

/** 9: twelve cells a student: what was paid of the month, free, written off, paid ahead, or not charged. */
export async function paidMonths(room: Room): Promise<Rows> {
  const { language, tenant, query } = room;
  const [free, ahead] = [say(language, 'fees.report.free'), say(language, 'fees.report.ahead')];
  const writtenOff = say(language, 'fees.report.write-off');
  const held = new Set(
    (await heldMonths(tenant, query)).map(({ admissionId, monthId }) => `${admissionId}|${monthId}`),
  );
  const cellOf: MonthCell = (items, admissionId, monthId) => {
    if (items.length === 0) return held.has(`${admissionId}|${monthId}`) ? ahead : NOT_CHARGED;
    if (sum(items, 'charged') === letOff(items)) return free;
    const isGivenUp = sum(items, 'paid') === 0 && items.every(({ due }) => due === 0);
    return isGivenUp ? writtenOff : sum(items, 'paid');
  };
  return monthRows(room, {
    cellOf,
    cells: (_, monthly) => ({ total: sum(monthly, 'paid') }),
    share: (own) => ['paid', own],
    before: () => [],
  });
}

/** 10: the same with what is due, of months begun by the day; what is owed of earlier years stands in front. */
export function dueMonths(room: Room): Promise<Rows> {
  const asOf = dayAsked(room.query, today(room.deps.clock));
  const begun = (items: readonly ItemState[]) => items.filter(({ dueOn }) => dueOn <= asOf);
  const cellOf: MonthCell = (items) => {
    const own = begun(items);
    return own.length === 0 ? NOT_CHARGED : dueOf(own);
  };
  const before: MonthList['before'] = ({ admissionId }, all) =>
    all.filter((item) => item.admissionId < admissionId || item.subLedgerId === 0);
  return monthRows(room, {
    cellOf,
    cells(pupil, monthly, all) {
      const brought = dueOf(before(pupil, all));
      return { brought, total: paisa(brought + dueOf(begun(monthly))) };
    },
    share: (own) => ['due', begun(own)],
    before,
  });
}
