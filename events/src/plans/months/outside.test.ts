import test from 'ava';
import { isAway, outsideOf, type Presence } from './outside.ts';

const leaving = { on: '2026-04-20', cancelFrom: 2 };
const month = (monthId: number, begins: string, ends: string) => ({ monthId, begins, ends });
const MAY = month(3, '2026-05-01', '2026-06-01');

test('who has left and was settled is away; who came back is not, also on the day he left', (t) => {
  const left = { after: '2026-04-20', until: '' };
  t.true(isAway([left], leaving, MAY));
  t.true(isAway([], leaving, MAY), 'settled, and nobody recorded the leaving');
  t.false(isAway([{ ...left, until: '2026-04-25' }], leaving, MAY));
  t.false(isAway([{ ...left, until: '2026-04-20' }], leaving, MAY), 'the leaving was a mistake');
  t.false(isAway([{ ...left, until: '2026-04-20' }], undefined, MAY));
  t.true(isAway([{ ...left, until: '2026-04-20' }, left], leaving, MAY), 'and left again the same day');
});

const months = ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'].map((startsOn, index) => ({
  ...{ monthId: 1 + index, name: '', startsOn },
  charged: index !== 2,
}));
const TODAY = '2026-04-10';
const outside = (student: Partial<Presence>, monthId: number, of: typeof months | undefined = months) =>
  outsideOf(of, { on: '2026-01-01', ...student }, { chargeOn: 'month', monthId, day: TODAY });

test('a month that was over before the admission is not charged; the one he came in is', (t) => {
  const late = { on: '2026-05-20' };
  t.deepEqual(
    [1, 2, 3, 4].map((monthId) => outside(late, monthId)),
    [...['before-admission', undefined, 'month-not-charged', undefined]],
  );
  t.is(
    outsideOf(months, { on: '2026-05-01' }, { chargeOn: 'month', monthId: 1, day: TODAY }),
    'before-admission',
  );
});

test('who was away is not charged the months of it, and is again from the month in which he came back', (t) => {
  const away = { absences: [{ after: '2026-04-12', until: '2026-06-15' }] };
  t.deepEqual(
    [1, 2, 4].map((monthId) => outside(away, monthId)),
    [undefined, 'left', undefined],
  );
  const gone = { leaving: { on: '2026-04-12', cancelFrom: 4 } };
  t.deepEqual(
    [1, 2, 4].map((monthId) => outside(gone, monthId)),
    [undefined, 'left', 'left'],
  );
});

test('of who came in a file without charges neither his admission nor the months before it are charged', (t) => {
  const of = (charged: boolean) => ({ imported: { charged, on: '2026-05-01' } });
  t.deepEqual(
    [1, 2].map((monthId) => outside(of(false), monthId)),
    ['before-import', undefined],
  );
  t.is(outside(of(true), 1), undefined);
  const admission = { chargeOn: 'admission', monthId: 0, day: TODAY };
  t.is(outsideOf(months, { on: '2026-01-01', ...of(false) }, admission), 'before-import');
  t.is(outsideOf(months, { on: '2026-01-01' }, admission), undefined);
});

test('where nobody has said the months, one begins on the day it falls due', (t) => {
  const left = { absences: [{ after: '2026-04-01', until: '' }] };
  t.deepEqual(
    [outside({}, 5, undefined), outside({ on: TODAY }, 5, undefined), outside(left, 5, undefined)],
    [undefined, undefined, 'left'],
  );
});

test('of a file months from the opening on are charged, also where it was taken later; those before are old dues', (t) => {
  const of = (charged: boolean, on: string, opened?: string) =>
    [1, 2, 4].map((monthId) =>
      outsideOf(
        months,
        { on: '2026-01-01', imported: { charged, on } },
        { chargeOn: 'month', monthId, day: TODAY, opened },
      ),
    );
  const BEFORE = 'before-opening';
  t.deepEqual(of(false, '2026-06-10', '2026-05-01'), [BEFORE, undefined, undefined]);
  t.deepEqual(of(true, '2026-06-10', '2026-05-01'), [BEFORE, undefined, undefined], 'with its charges too');
  t.deepEqual(of(false, '2026-05-01', '2026-06-20'), ['before-import', undefined, undefined]);
  t.deepEqual(of(true, '2026-05-01', '2026-06-20'), ['before-import', undefined, undefined]);
  t.deepEqual(of(true, '2026-06-10'), [undefined, undefined, undefined], 'where nothing was brought over');
});

test('what was chosen of an admission on an earlier day decides, whatever the file and the opening say', (t) => {
  const of = (chosen: Presence['chosen'], more: Partial<Presence> = {}) =>
    [1, 2, 4].map((monthId) =>
      outsideOf(
        months,
        { on: '2026-04-20', chosen, ...more },
        { chargeOn: 'month', monthId, day: TODAY, opened: '2026-07-01' },
      ),
    );
  const imported = { charged: false, on: '2026-07-10' };
  t.deepEqual(of({ months: null, fees: true }, { imported }), [undefined, undefined, undefined]);
  t.deepEqual(of({ months: '2026-05-01', fees: true }, { imported }), ['as-chosen', undefined, undefined]);
  t.deepEqual(of({ months: null, fees: true }, { on: '2026-05-20' }), [
    'before-admission',
    undefined,
    undefined,
  ]);
  const fee = (presence: Partial<Presence>) =>
    outsideOf(months, { on: '2026-01-01', ...presence }, { chargeOn: 'admission', monthId: 0, day: TODAY });
  t.is(fee({ chosen: { months: null, fees: false } }), 'as-chosen');
  t.is(fee({ chosen: { months: null, fees: true } }), undefined);
  t.is(fee({ imported, chosen: { months: null, fees: false } }), 'before-import');
});
