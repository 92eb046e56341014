import type { EventDraft } from '@madrasah/events';
import test from 'ava';
import { assignCard, blockCard } from './cards.ts';
import { erasePerson } from './decide.ts';
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

test('of whoever is erased no card is known, as a replay knows none that cannot read it; another may have the number', (t) => {
  const state = people(['', '']);
  const [assigned] = assignCard(state, { userId: 1, cardNo: CARD }, TODAY) as EventDraft[];
  given(state, [assigned as EventDraft]);
  given(state, erasePerson(state, { userId: 1 }, null));
  t.deepEqual([state.cards.size, state.cardOf.size], [0, 0]);
  t.like(assignCard(state, { userId: 1, cardNo: CARD }, TODAY), { code: 'people.erased' });
  t.like(blockCard(state, 1, TOLD), { code: 'people.erased' });
  const replayed = people(['', '']);
  given(replayed, [{ ...assigned, data: { ...assigned?.data, cardNo: null } } as EventDraft]);
  given(replayed, erasePerson(replayed, { userId: 1 }, null));
  t.deepEqual([...replayed.cards.entries(), ...replayed.cardOf.entries()], []);
  given(state, assignCard(state, { userId: 2, cardNo: CARD }, TODAY));
  t.is(state.cards.get(CARD), 2);
});
