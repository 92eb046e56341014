import test from 'ava';
import { firstLack, NEED_NAMES, NEEDS, type Need, needOf } from './needs.ts';

/** A school that has these and nothing else. */
const having =
  (...has: readonly Need[]) =>
  async (need: Need) =>
    has.includes(need);

test('what must be made first is what is missing first', async (t) => {
  t.is(await firstLack(['charges'], having()), 'sessions');
  t.is(await firstLack(['charges'], having('sessions')), 'classes');
  t.is(await firstLack(['charges'], having('sessions', 'classes', 'sections')), 'students');
  t.is(await firstLack(['charges'], having('sessions', 'sections', 'students', 'prices')), 'charges');
  t.is(await firstLack(['students', 'published'], having('students')), 'exams');
});

test('what stands is not asked what it rests on: old dues came without prices', async (t) => {
  t.is(await firstLack(['charges'], having('charges')), undefined);
  t.is(await firstLack([], having()), undefined);
});

test('every need rests on such as are said before it, and is said and made in one way', (t) => {
  for (const [at, need] of NEED_NAMES.entries())
    for (const under of needOf(need).on ?? [])
      t.true(NEED_NAMES.slice(0, at).includes(under as Need), `${need} on ${under}`);
  for (const language of ['bn', 'en'] as const)
    t.is(new Set(NEEDS.map(({ said }) => said[language])).size, NEEDS.length);
});
