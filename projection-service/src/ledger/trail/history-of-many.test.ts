import { streams } from '@madrasah/events';
import { MarksEntered } from '@madrasah/events/results';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { foldTouches, touchesOf } from '../../kernel/projecting/fold.ts';
import { type History, historyProjector, placesIn } from './history.ts';

const PLACE = { sessionId: 1, examId: 3, sectionId: 4 };
const saved = (revision: number, ...userIds: number[]) => {
  const marks = userIds.map((userId) => ({ userId, subjectId: 9, mark: 150 }));
  const draft = MarksEntered({ ...PLACE, pass: 1, marks });
  return {
    ...draft,
    stream: streams.results('10001', 1),
    revision,
    position: revision,
    metadata: {},
  } as unknown as DomainEvent;
};
const foldedOver = (stored: object, event: DomainEvent) =>
  foldTouches(
    historyProjector,
    touchesOf(historyProjector, [event]),
    stored as Parameters<typeof foldTouches>[2],
  );

test('marks are noted at their exam, and at each student once that the exam has to be asked', (t) => {
  const first = foldedOver(new Map(), saved(1, 7, 8));
  const told = new Map(first.map((document) => [document._id, document]));
  t.deepEqual(first.map(({ key }) => key).sort(), ['exam:3', 'mark:7', 'mark:8']);
  const again = foldedOver(told, saved(2, 7, 8));
  t.deepEqual(
    again.map(({ key }) => key),
    ['exam:3'],
    'nothing of the students is written again',
  );
  const [exam] = again as unknown as readonly History[];
  t.deepEqual(exam && placesIn(exam).map(({ revision }) => revision), [1, 2]);
  const [, student] = first as unknown as readonly History[];
  t.deepEqual(student?.through, ['exam:3']);
});
