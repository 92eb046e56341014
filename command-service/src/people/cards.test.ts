import test from 'ava';
import { assignCard, blockCard } from './cards.ts';
import { given, people, TODAY, TOLD } from './test-support.ts';

const CARD = '0012345678';

test('a lost card finds nobody and is given to nobody else; found again it is his', (t) => {
  const state = people(['', '']);
  given(state, assignCard(state, { userId: 1, cardNo: CARD }, TODAY));
  t.deepEqual(assignCard(state, { userId: 1, cardNo: CARD }, TODAY), [], 'twice is no fault');
  given(state, blockCard(state, 1, TOLD));
  t.false(state.cardOf.has(1));
  t.like(assignCard(state, { userId: 2, cardNo: CARD }, TODAY), { code: 'people.card-taken' });
  given(state, assignCard(state, { userId: 1, cardNo: CARD }, TODAY));
  t.is(state.cardOf.get(1), CARD);
});
