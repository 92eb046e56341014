import {
  GatePassPrinted,
  VacationChanged,
  VacationEnded,
  VacationGranted,
  VacationWithdrawn,
} from '@madrasah/events/hostel';
import test from 'ava';
import type { Admission } from '../../admissions/state.ts';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import {
  type Asked,
  changeVacation,
  type Frame,
  grantVacation,
  recordGatePass,
  recordReturn,
  withdrawVacation,
} from './decide.ts';
import { vacationsStream } from './state.ts';

const TODAY = '2026-04-14';
const NOW = '2026-04-16T09:00';
const asked: Asked = { typeId: 2, relation: 1, from: '2026-04-14T16:30', to: '2026-04-17T18:00' };
const admission = { admissionId: 31, userId: 17 } as Admission;
const frame = (more: Partial<Frame> = {}): Frame => ({
  ...{ today: TODAY, admission, hasType: (id: number) => id < 4 },
  ...more,
});
const whose = { userId: 17, admissionId: 31 };
const granted = (vacationId: number, more: Partial<Asked> = {}) =>
  VacationGranted({
    ...{ ...asked, ...more, vacationId, on: TODAY, ...whose, holidayNo: vacationId, noteId: null },
  });
const ended = (at: string) => VacationEnded({ vacationId: 1, on: at.slice(0, 10), ...whose, at });
const withdrawn = VacationWithdrawn({ vacationId: 1, on: TODAY, ...whose });
const away = given(vacationsStream, granted(1));
const back = given(vacationsStream, granted(1), ended('2026-04-15T10:00'));

test('a student is let go, and each of his holidays counts on, those that were withdrawn too', (t) => {
  t.deepEqual(grantVacation(given(vacationsStream), asked, frame(), null), [granted(1)]);
  const taken = given(vacationsStream, granted(1), withdrawn);
  t.like(grantVacation(taken, asked, frame(), 9), [{ data: { vacationId: 2, holidayNo: 2, noteId: 9 } }]);
});

test('nobody is let go who is no student of the session, has left, for no kind of leave, or back before he went', (t) => {
  const grant = (more: Partial<Frame>, also: Partial<Asked> = {}) =>
    grantVacation(given(vacationsStream), { ...asked, ...also }, frame(more), null);
  refuses(t, grant({ admission: undefined }), 'admission.not-found');
  const gone = { ...admission, absences: [{ after: '2026-03-01', until: '' }] };
  refuses(t, grant({ admission: gone }), 'vacation.student-left');
  refuses(t, grant({}, { typeId: 9 }), 'vacation-type.not-found');
  const earlier = grant({}, { to: '2026-04-13T18:00' });
  refuses(t, earlier, 'vacation.ends-before-start');
  t.like(earlier, { fields: [{ path: 'VacationDateTo' }] });
  t.like(grant({}, { to: asked.from }), { fields: [{ path: 'VacationTimeTo' }] });
});

test('two of his holidays do not overlap; who came back early was away until then only', (t) => {
  const grant = (from: string, state = away) =>
    grantVacation(state, { ...asked, from, to: '2026-04-20T18:00' }, frame(), null);
  refuses(t, grant('2026-04-17T17:59'), 'vacation.overlaps');
  t.like(grant('2026-04-17T18:00'), [{ data: { vacationId: 2 } }]);
  refuses(t, grant('2026-04-15T09:59', back), 'vacation.overlaps');
  t.like(grant('2026-04-15T10:00', back), [{ data: { vacationId: 2 } }]);
  t.like(grant('2026-04-15T09:59', given(vacationsStream, granted(1), withdrawn)), [
    { type: 'VacationGranted' },
  ]);
});

test('a holiday is changed for the same student while he is away, by whoever has seen it as it stands', (t) => {
  const change = (state = away, seen?: number, more: Partial<Frame> = {}, also: Partial<Asked> = {}) =>
    changeVacation(state, { ...asked, ...also, vacationId: 1 }, frame(more), 9, seen);
  const changed = (also: Partial<Asked> = {}) =>
    VacationChanged({ ...asked, ...also, vacationId: 1, ...whose, on: TODAY, noteId: 9 });
  t.deepEqual(change(away, 1, {}, { to: '2026-04-18T18:00' }), [changed({ to: '2026-04-18T18:00' })]);
  refuses(t, change(given(vacationsStream, granted(1), changed()), 1), 'conflict.changed');
  refuses(t, change(back), 'vacation.back-already');
  refuses(t, change(away, 1, { admission: { ...admission, userId: 18 } }), 'vacation.of-another');
  refuses(t, change(away, 1, { admission: undefined }), 'admission.not-found');
  refuses(t, change(away, 1, {}, { typeId: 9 }), 'vacation-type.not-found');
  refuses(t, change(given(vacationsStream)), 'vacation.not-found');
});

test('what he had is put right also when he has left the house, and its kind the list', (t) => {
  const gone = { ...admission, absences: [{ after: '2026-04-15', until: '' }] };
  const late = frame({ admission: gone, hasType: () => false });
  t.like(changeVacation(away, { ...asked, vacationId: 1 }, late, null), [{ type: 'VacationChanged' }]);
});

test('a holiday is withdrawn once', (t) => {
  t.deepEqual(withdrawVacation(away, 1, TODAY), [withdrawn]);
  refuses(t, withdrawVacation(given(vacationsStream, granted(1), withdrawn), 1, TODAY), 'vacation.not-found');
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

test('each printing of a gate pass is counted', (t) => {
  const printed = (printing: number) => GatePassPrinted({ vacationId: 1, ...whose, printing });
  t.deepEqual(recordGatePass(away, 1), [printed(1)]);
  t.deepEqual(recordGatePass(given(vacationsStream, granted(1), printed(1)), 1), [printed(2)]);
  refuses(t, recordGatePass(away, 2), 'vacation.not-found');
});
