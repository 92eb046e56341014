import { Problem, refuse } from '@madrasah/events';
import test from 'ava';
import { refusedAt, together } from './together.ts';

const late = refusedAt('On', refuse('request.invalid', { day: 3 }));
const gone = refusedAt('KindID', refuse('request.not-found'));

test('the first refusal answers, with the fields of all; what stands is no fault', (t) => {
  t.is(together(undefined, { userId: 1 }), undefined);
  const all = together(undefined, late, { userId: 1 }, gone);
  t.like(all, { code: 'request.invalid', status: 400, params: { day: 3 } });
  t.deepEqual(all?.fields, [
    { path: 'On', problem: new Problem('request.invalid', { day: 3 }) },
    { path: 'KindID', problem: new Problem('request.not-found') },
  ]);
});

test('a refusal is at one field, unless it names its own', (t) => {
  t.is(refusedAt('Other', late), late);
  t.deepEqual(
    gone.fields.map(({ path }) => path),
    ['KindID'],
  );
});
