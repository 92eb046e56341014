import { Problem, refuse } from '@madrasah/events';
import test from 'ava';
import { allRefused } from './all-refused.ts';

const at = (place: number) => `lines.${place}.SLID`;

test('every one that is refused is told at its place, under the refusal of the first', (t) => {
  const own = refuse('request.invalid', {}, [
    { path: 'lines.2.Amount', problem: new Problem('request.invalid') },
  ]);
  const told = allRefused(['good', 'gone', 'wrong', 'gone'], at, (one) => {
    if (one === 'gone') return refuse('request.not-found', { name: 'x' });
    return one === 'wrong' ? own : undefined;
  });
  t.is(told?.code, 'request.not-found');
  t.is(told?.status, 404);
  t.deepEqual(
    told?.fields.map(({ path, problem: { key, params } }) => [path, key, params['name']]),
    [
      ['lines.1.SLID', 'request.not-found', 'x'],
      ['lines.2.Amount', 'request.invalid', undefined],
      ['lines.3.SLID', 'request.not-found', 'x'],
    ],
  );
});

test('where nothing stands against any there is no refusal', (t) => {
  t.is(
    allRefused([1, 2], at, () => undefined),
    undefined,
  );
});
