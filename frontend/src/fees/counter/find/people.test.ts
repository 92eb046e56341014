import test from 'ava';
import type { DuesRow } from '../../rows.ts';
import { bestMatch, peopleOf } from './people.ts';

const row = (AdmissionID: number, UserID: number, rest: Partial<DuesRow> = {}) =>
  ({ AdmissionID, UserID, UserCode: String(1000 + UserID), Mobile1: '', due: 0, ...rest }) as DuesRow;

test('a student of two sessions is one, under the later, with the dues of both', (t) => {
  const people = peopleOf([row(4, 20, { due: 0.1 }), row(5, 21), row(450, 20, { due: 0.2 })]);
  t.deepEqual(
    people.map(({ AdmissionID, due }) => [AdmissionID, due]),
    [
      [450, 0.3],
      [5, 0],
    ],
  );
});

test('a code typed in Bengali finds its own student before one whose mobile merely contains it', (t) => {
  const people = peopleOf([row(1, 7, { Mobile1: '01700001020' }), row(2, 20)]);
  t.is(bestMatch(people, '১০২০')?.UserID, 20);
  t.is(bestMatch(people, '01700001020')?.UserID, 7);
  t.is(bestMatch(people, 'আব্দুল')?.UserID, 7);
  t.is(bestMatch([], '১'), undefined);
});
