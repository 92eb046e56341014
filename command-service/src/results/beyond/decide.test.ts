import type { EventDraft } from '@madrasah/events';
import {
  CandidatesListed,
  PromotionsSuggested,
  type PublishedFacts,
  SheetPublished,
  type Suggestion,
  suggestionsRevision,
} from '@madrasah/events/results';
import test from 'ava';
import { given, sampleData } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import type { Frame } from '../frame.ts';
import { resultsStream } from '../state.ts';
import { changeSuggestions } from './decide.ts';

const place = { sessionId: 2, examId: 3, sectionId: 4 };
const listed = (sectionId: number, ...userIds: readonly number[]) =>
  CandidatesListed({
    ...{ ...place, sectionId, removed: [], noteId: null },
    added: userIds.map((userId) => ({ userId, admissionId: userId + 10 })),
  });
const published = SheetPublished({ ...sampleData<PublishedFacts>('SheetPublished.v3'), ...place });
/** 21 and 22 have a published result in section 4, 25 none yet in section 5. */
const after = (...recorded: readonly EventDraft[]) =>
  given(resultsStream(2), listed(4, 21, 22), listed(5, 25), published, ...recorded);
const frame = (next: number | undefined) =>
  ({ classAfter: (_section: number, asked?: number) => asked ?? next }) as Frame;
const suggest = (
  suggestions: readonly [userId: number, suggestion: Suggestion | null, nextClassId?: number][],
  { state = after(), next = 8 } = {},
) =>
  changeSuggestions(
    state,
    {
      ...{ sessionId: 2, examId: 3 },
      suggestions: suggestions.map(([userId, suggestion, nextClassId]) => ({
        userId,
        suggestion,
        nextClassId,
      })),
    },
    frame(next || undefined),
  );
const suggested = (...suggestions: Parameters<typeof PromotionsSuggested>[0]['suggestions']) =>
  PromotionsSuggested({ ...place, suggestions });

test('who is to move goes to the class that is named, else the next one; who is not goes nowhere', (t) => {
  t.deepEqual(
    suggest([
      [21, 1],
      [22, 1, 9],
    ]),
    [suggested({ userId: 21, suggestion: 1, nextClassId: 8 }, { userId: 22, suggestion: 1, nextClassId: 9 })],
  );
  t.deepEqual(suggest([[21, 2, 9]]), [suggested({ userId: 21, suggestion: 2, nextClassId: null })]);
});

test('over what somebody else has decided meanwhile nothing is decided unseen', (t) => {
  const decide = (seen: number, state = after()) =>
    changeSuggestions(
      state,
      { sessionId: 2, examId: 3, suggestions: [{ userId: 21, suggestion: 2, nextClassId: undefined }] },
      frame(8),
      seen,
    );
  const [nothing, first] = [undefined, { suggestion: 1, nextClassId: 8 } as const].map((one) =>
    suggestionsRevision([one]),
  ) as [number, number];
  const stays = suggested({ userId: 21, suggestion: 2, nextClassId: null });
  t.deepEqual(decide(nothing), [stays]);
  const state = after(suggested({ userId: 21, suggestion: 1, nextClassId: 8 }));
  t.like(decide(nothing, state), { code: 'conflict.changed', status: 409 });
  t.deepEqual(decide(first, state), [stays]);
});

test('what was decided already records nothing, and what his result suggests takes it back', (t) => {
  const state = after(suggested({ userId: 21, suggestion: 1, nextClassId: 8 }));
  t.deepEqual(suggest([[21, 1]], { state }), []);
  t.deepEqual(suggest([[22, null]], { state }), []);
  t.deepEqual(suggest([[21, null]], { state }), [
    suggested({ userId: 21, suggestion: null, nextClassId: null }),
  ]);
});

test('of all or of nobody: one without a published result, or nowhere to move to, is named', (t) => {
  const refused = suggest(
    [
      [21, 1],
      [25, 2],
      [99, 2],
    ],
    { next: 0 },
  );
  refuses(t, refused, 'results.suggestions-invalid');
  t.like(refused, {
    fields: [
      { path: 'Suggestions.0.NextClassID', problem: { key: 'results.no-next-class' } },
      { path: 'Suggestions.1.UserID', problem: { key: 'results.no-published-result' } },
      { path: 'Suggestions.2.UserID', problem: { key: 'results.no-published-result' } },
    ],
  });
});
