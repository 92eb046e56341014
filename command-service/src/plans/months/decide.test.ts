import type { EventDraft } from '@madrasah/events';
import { calendarRevision, MonthCalendarSet } from '@madrasah/events/plans';
import test from 'ava';
import { given, sampleData } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import { type MonthCalendar, plansStream } from '../state.ts';
import { type CalendarFrame, type SetMonthCalendar, setMonthCalendar } from './decide.ts';

const { months } = sampleData<MonthCalendar>('MonthCalendarSet.v1');
const asked: SetMonthCalendar = {
  ...{ sessionId: 1, classIds: [3], calendar: 'hijri', hijriOffset: undefined, months },
};
const frame = (more: Partial<CalendarFrame> = {}): CalendarFrame => ({
  ...{ hasSession: (id: number) => id === 1, hasClass: (id: number) => id < 9 },
  ...{ chargedMonths: () => new Set<number>(), hijriOffset: -1 },
  ...more,
});
const calendar = (calendarId: number, classId: number, more: Partial<MonthCalendar> = {}) =>
  MonthCalendarSet({
    ...{ calendarId, sessionId: 1, classId, calendar: 'hijri', hijriOffset: -1, months: [...months] },
    ...more,
  });
const plans = (...recorded: readonly EventDraft[]) => given(plansStream, ...recorded);
const other = (at: number, more: object) =>
  months.map((month, index) => (index === at ? { ...month, ...more } : month));

test('each class gets a calendar of its own, with the days between Makkah and here that are said or were', (t) => {
  const two = setMonthCalendar(plans(), { ...asked, classIds: [3, 4] }, frame());
  t.deepEqual(two, [calendar(1, 3), calendar(2, 4)]);
  const said = { ...asked, hijriOffset: 1 };
  t.deepEqual(setMonthCalendar(plans(), said, frame()), [calendar(1, 3, { hijriOffset: 1 })]);
  const known = plans(calendar(1, 3, { hijriOffset: 1 }));
  t.deepEqual(setMonthCalendar(known, asked, frame()), [], 'what it is already records nothing');
  const more = setMonthCalendar(known, { ...asked, classIds: [3, 4] }, frame());
  t.deepEqual(more, [calendar(2, 4)], 'of several only what changes');
});

test('none is set of what does not stand, by whoever has seen another, or with months out of order', (t) => {
  const set = (more: Partial<SetMonthCalendar>, seen?: number) =>
    setMonthCalendar(plans(calendar(1, 3)), { ...asked, ...more }, frame(), seen);
  refuses(t, set({ sessionId: 2 }), 'session.not-found');
  refuses(t, set({ classIds: [3, 9] }), 'class.not-found');
  refuses(t, set({}, calendarRevision(undefined)), 'conflict.changed');
  const disordered = set({ months: other(2, { startsOn: months[1]?.startsOn }) });
  refuses(t, disordered, 'plans.months-order');
  t.like(disordered, { fields: [{ path: 'months.2.startsOn' }] });
});

test('a month that fees were charged for keeps its day and stays charged; its name may change', (t) => {
  const charged = frame({ chargedMonths: () => new Set([2]) });
  const set = (changed: SetMonthCalendar['months']) =>
    setMonthCalendar(plans(calendar(1, 3)), { ...asked, months: changed }, charged);
  const moved = set(other(1, { startsOn: '2026-04-20' }));
  refuses(t, moved, 'plans.month-fixed', 'যিলকদ');
  t.like(moved, { fields: [{ path: 'months.1.startsOn' }] });
  refuses(t, set(other(1, { charged: false })), 'plans.month-fixed');
  const named = other(1, { name: 'জিলকদ' });
  t.deepEqual(set(named), [calendar(1, 3, { months: named })]);
  const free = other(2, { startsOn: '2026-05-20' });
  t.deepEqual(set(free), [calendar(1, 3, { months: free })]);
});
