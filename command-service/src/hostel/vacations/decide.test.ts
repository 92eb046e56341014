import { type AskedVacation, type Vacation, VacationEnded, vacations } from '@madrasah/events/hostel';
import test from 'ava';
import type { EntriesState, Kept } from '../../kernel/entry/index.ts';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import { recordReturn, vacationRules } from './decide.ts';
import { vacationsStream } from './state.ts';

const TODAY = '2026-04-14';
const NOW = '2026-04-16T09:00';
const asked: AskedVacation = { typeId: 2, relation: 1, from: '2026-04-14T16:30', to: '2026-04-17T18:00' };
const whose = { userId: 17, admissionId: 31 };
const granted = (vacationId: number) =>
  vacations.events.write({ ...asked, vacationId, on: TODAY, ...whose, holidayNo: vacationId, noteId: null });
const ended = (at: string) => VacationEnded({ vacationId: 1, on: at.slice(0, 10), ...whose, at });
const withdrawn = vacations.events.withdraw({ vacationId: 1, on: TODAY, ...whose });
const away = given(vacationsStream, granted(1));
const back = given(vacationsStream, granted(1), ended('2026-04-15T10:00'));

const GONE = { absences: [{ after: '2026-03-01', until: '' }] };
/** What the rules say of one that is written, or of the change of one. */
const settle = (
  state: EntriesState<Vacation>,
  more: Partial<AskedVacation> = {},
  { own, admission = {} }: { own?: Kept<Vacation> | undefined; admission?: object } = {},
) => {
  const admissions = new Map([[31, { ...whose, ...admission }]]);
  const context = { today: TODAY, look: () => ({ admissions }) } as never;
  return vacationRules.settle?.({ ...asked, ...more, userId: 17, sessionId: 1 }, whose, {
    state,
    context,
    own,
  });
};

test('each of his holidays counts on, those that were withdrawn too', (t) => {
  t.deepEqual(settle(given(vacationsStream)), { holidayNo: 1 });
  t.deepEqual(settle(given(vacationsStream, granted(1), withdrawn)), { holidayNo: 2 });
});

test('nobody is let go who has left, or is to be back before he went', (t) => {
  const none = given(vacationsStream);
  refuses(t, settle(none, {}, { admission: GONE }), 'vacation.student-left');
  const earlier = settle(none, { to: '2026-04-13T18:00' });
  refuses(t, earlier, 'vacation.ends-before-start');
  t.like(earlier, { fields: [{ path: 'VacationDateTo' }] });
  t.like(settle(none, { to: asked.from }), { fields: [{ path: 'VacationTimeTo' }] });
});

test('all that speaks against one is told at once', (t) => {
  const left = { path: 'UserID', problem: { key: 'vacation.student-left' } };
  t.like(settle(away, {}, { admission: GONE }), {
    fields: [left, { path: 'VacationDateFrom', problem: { key: 'vacation.overlaps' } }],
  });
  t.like(settle(away, { to: asked.from }, { admission: GONE }), {
    fields: [left, { path: 'VacationTimeTo', problem: { key: 'vacation.ends-before-start' } }],
  });
});

test('two of his holidays do not overlap; who came back early was away until then only', (t) => {
  const grant = (from: string, state = away) => settle(state, { from, to: '2026-04-20T18:00' });
  refuses(t, grant('2026-04-17T17:59'), 'vacation.overlaps');
  t.deepEqual(grant('2026-04-17T18:00'), { holidayNo: 2 });
  refuses(t, grant('2026-04-15T09:59', back), 'vacation.overlaps');
  t.deepEqual(grant('2026-04-15T10:00', back), { holidayNo: 2 });
  t.deepEqual(grant('2026-04-15T09:59', given(vacationsStream, granted(1), withdrawn)), { holidayNo: 2 });
});

test('what he had is put right also when he has left the house; once he is back nothing is changed', (t) => {
  const own = away.entries.get(1);
  t.deepEqual(settle(away, { to: '2026-04-18T18:00' }, { own, admission: GONE }), {});
  t.is(vacationRules.settled?.(own as Kept<Vacation>), undefined);
  refuses(t, vacationRules.settled?.(back.entries.get(1) as Kept<Vacation>), 'vacation.back-already');
});

test('he is back at a moment that has come and is not before he went, now where none is named', (t) => {
  const returns = (at?: string, state = away) => recordReturn(state, { vacationId: 1, at }, NOW);
  t.deepEqual(returns(), [VacationEnded({ vacationId: 1, on: '2026-04-16', ...whose, at: NOW })]);
  t.like(returns('2026-04-15T10:00'), [{ data: { at: '2026-04-15T10:00', on: '2026-04-16' } }]);
  refuses(t, returns('2026-04-16T09:01'), 'vacation.back-later');
  refuses(t, returns('2026-04-14T16:29'), 'vacation.back-before-start');
  refuses(t, returns(undefined, back), 'vacation.back-already');
  refuses(t, returns(undefined, given(vacationsStream)), 'vacation.not-found');
});
