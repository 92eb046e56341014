import test from 'ava';
import { ownPapersIn } from './assignments.ts';

const of = (loginId: number, sectionId: number, subjectId: number) => ({ loginId, sectionId, subjectId });

test('who has papers of his own enters no others; who has none enters what is assigned to nobody', (t) => {
  const assignments = [of(2, 1, 1), of(2, 2, 1), of(3, 1, 2)];
  const second = ownPapersIn(assignments, 2);
  t.deepEqual([second(1, 1), second(2, 1), second(1, 2), second(1, 3)], [true, true, false, false]);
  const fourth = ownPapersIn(assignments, 4);
  t.deepEqual([fourth(1, 1), fourth(1, 2), fourth(1, 3)], [false, false, true]);
});

test('a paper may have two, as where marks are typed twice; without assignments everybody enters all', (t) => {
  const shared = [of(2, 1, 1), of(3, 1, 1)];
  t.true(ownPapersIn(shared, 2)(1, 1) && ownPapersIn(shared, 3)(1, 1));
  t.true(ownPapersIn([], 9)(1, 1));
});
