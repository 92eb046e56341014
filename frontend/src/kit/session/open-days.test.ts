import test from 'ava';
import { heldDays, openDaysOf } from './open-days.ts';
import { storedSession } from './storage.ts';

const TODAY = '2026-04-20';

test('a page opens on today, and of an auditor whose days are over on the last of them', (t) => {
  t.like(openDaysOf(undefined, TODAY), { day: TODAY, past: undefined });
  t.like(openDaysOf({ from: '2026-01-01', to: '2026-03-31' }, TODAY), {
    ...{ day: '2026-03-31', past: '2026-03-31' },
  });
  t.like(openDaysOf({ from: '2026-04-01', to: '2026-12-31' }, TODAY), { day: TODAY, past: undefined });
});

test('what begins with a month begins with the auditor’s first day where that is later', (t) => {
  const { since } = openDaysOf({ from: '2026-03-15', to: '2026-03-31' }, TODAY);
  t.is(since('2026-03-01', '2026-03-31'), '2026-03-15');
  t.is(since('2026-03-20', '2026-03-31'), '2026-03-20');
  t.is(since('2026-03-01', '2026-03-14'), '2026-03-01');
  t.is(openDaysOf(undefined, TODAY).since('2026-03-01', '2026-03-31'), '2026-03-01');
});

test('a list is asked of the auditor’s own days where nobody says others', (t) => {
  const march = openDaysOf({ from: '2026-03-01', to: '2026-03-31' }, TODAY);
  t.deepEqual(heldDays(march, ['from', 'to'], {}), { from: '2026-03-01', to: '2026-03-31' });
  t.deepEqual(heldDays(march, ['from', 'to', 'asOf'], { to: '2026-03-10' }), { from: '2026-03-01' });
  t.deepEqual(heldDays(march, ['from', 'to', 'asOf'], { asOf: '2026-03-10' }), { from: '2026-03-01' });
  t.deepEqual(heldDays(march, ['asOf'], {}), { asOf: '2026-03-31' });
  t.deepEqual(
    heldDays(march, ['from', 'to'], { from: '2026-02-01', to: '2026-02-20' }),
    {},
    'left to be refused',
  );
  t.deepEqual(
    heldDays(march, ['from', 'to'], { to: '2026-02-20' }),
    {},
    'no period that ends before it begins',
  );
  t.deepEqual(heldDays(march, [], {}), {});
});

test('of one whose days are not over today ends them; nobody else is given any', (t) => {
  const going = openDaysOf({ from: '2026-04-01', to: '2026-12-31' }, TODAY);
  t.deepEqual(heldDays(going, ['from', 'to'], {}), { from: '2026-04-01' });
  t.deepEqual(heldDays(openDaysOf(undefined, TODAY), ['from', 'to', 'asOf'], {}), {});
});

test('a page that is opened again knows the auditor’s days at once', (t) => {
  const user = { username: 'audit', permissionType: 5, schoolId: '10001', userId: 7 };
  const days = { from: '2026-03-01', to: '2026-03-31' };
  const stored: Record<string, string> = {
    token: 't',
    user: JSON.stringify(user),
    menu: JSON.stringify({ data: [], user: { ...user, days } }),
  };
  const storage = { read: (key: string) => stored[key] ?? null } as Parameters<typeof storedSession>[0];
  t.deepEqual(storedSession(storage).user?.days, days);
  stored['menu'] = JSON.stringify({ data: [], user });
  t.is(storedSession(storage).user?.days, undefined);
});
