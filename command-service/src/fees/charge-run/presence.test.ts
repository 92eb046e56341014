import test from 'ava';
import { isAway } from './presence.ts';

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
