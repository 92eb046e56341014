import type { SetupStepRow } from '@madrasah/events/setup';
import test from 'ava';
import { parted } from './steps.ts';

const row = (step: SetupStepRow['step'], done: boolean): SetupStepRow => ({ step, done });

test('a step that was put away stands aside until it is done', (t) => {
  const rows = [row('year', true), row('vacations', false), row('openings', true)];
  const { listed, away } = parted(rows, ['vacations', 'openings', 'ghost']);
  t.deepEqual(
    listed.map(({ step }) => step),
    ['year', 'openings'],
  );
  t.deepEqual(
    away.map(({ step }) => step),
    ['vacations'],
  );
  t.deepEqual(parted(rows, []).listed, rows);
});
