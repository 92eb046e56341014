import type { EventDraft } from '@madrasah/events';
import { examRooms } from '@madrasah/events/exams';
import { CandidatesListed, SeatPlanMade, SeatPlanWithdrawn } from '@madrasah/events/results';
import test from 'ava';
import { examsStream } from '../../exams/state.ts';
import { given } from '../../test-support/given.ts';
import { refuses } from '../../test-support/house.ts';
import type { Frame } from '../frame.ts';
import { resultsStream } from '../state.ts';
import { makePlan, withdrawPlan } from './decide.ts';

const listed = (sectionId: number, ...userIds: readonly number[]) =>
  CandidatesListed({
    ...{ sessionId: 1, examId: 2, sectionId, removed: [], noteId: null },
    added: userIds.map((userId) => ({ userId, admissionId: userId })),
  });
/** Rooms 1 to 3: of four seats, of one, and of four that was taken off its list. */
const exams = given(
  examsStream,
  ...[4, 1, 4].flatMap((seats, at) =>
    examRooms.recorded.write({
      ...{ kind: 'added', id: at + 1, serial: at + 1 },
      attributes: { name: { bn: `কক্ষ ${at + 1}`, en: '', ar: '' }, seats, across: 2 },
    }),
  ),
  ...examRooms.recorded.write({ kind: 'retired', id: 3 }),
);
const frame = {
  lost: ({ sectionId }: { readonly sectionId: number }) =>
    sectionId === 9 ? examRooms.refuse('section.not-found' as never) : undefined,
  codeOf: (userId: number) => String(2000 - userId),
  sectionName: (id: number) => `শাখা ${id}`,
  sectionNamed: (id: number) => ({ name: { bn: `শাখা ${id}`, en: '' } }),
} as unknown as Frame;
const made = (planId: number, seated: readonly (number | null)[], sectionIds = [1, 2], roomId = 1) =>
  SeatPlanMade({
    ...{ sessionId: 1, examId: 2, planId, sectionIds },
    rooms: [{ roomId, across: 2, seated: [...seated] }],
  });
const withdrawn = SeatPlanWithdrawn({ sessionId: 1, examId: 2, planId: 1 });
const after = (...recorded: readonly EventDraft[]) =>
  given(resultsStream(1), listed(1, 4, 5), listed(2, 6), ...recorded);
const plan = (state = after(), more: Partial<Parameters<typeof makePlan>[1]> = {}) =>
  makePlan(state, { sessionId: 1, examId: 2, sectionIds: [1, 2], roomIds: [1], ...more }, frame, exams);

test('candidates are seated by their codes, so that no two of a section sit beside each other', (t) => {
  const drafts = plan() as readonly EventDraft[];
  t.like(drafts, [{ type: 'SeatPlanMade', data: { planId: 1, sectionIds: [1, 2] } }]);
  const seats = drafts
    .flatMap(({ data }) => (data as { rooms: { seated: (number | null)[] }[] }).rooms)
    .flatMap(({ seated }) => seated)
    .filter((userId) => userId !== null);
  t.deepEqual(
    seats.filter((userId) => userId !== 6),
    [5, 4],
    'by their codes',
  );
  t.deepEqual(seats.toSorted(), [4, 5, 6]);
});

test('a number that was given to a plan is not given again', (t) => {
  t.like(plan(after(made(1, [5, 6, 4, null]), withdrawn)), [{ data: { planId: 2 } }]);
});

test('a plan is of sections and rooms that stand and have none yet, for somebody, and has room for all', (t) => {
  refuses(t, plan(after(), { sectionIds: [1, 9] }), 'section.not-found');
  refuses(t, plan(after(), { roomIds: [1, 3] }), 'exam-room.not-found');
  const planned = after(made(1, [5, 6, 4, null]));
  refuses(t, plan(planned, { sectionIds: [2], roomIds: [2] }), 'results.seats-planned', 'শাখা 2');
  refuses(t, plan(planned, { sectionIds: [3], roomIds: [1] }), 'results.seats-planned', 'কক্ষ 1');
  refuses(t, plan(given(resultsStream(1))), 'results.no-cards');
  refuses(t, plan(after(), { roomIds: [2] }), 'results.seats-missing');
  refuses(t, plan(after(listed(1, 7, 8)), { sectionIds: [1] }), 'results.seats-apart', 'শাখা 1');
});

test('a plan that stands is withdrawn, whatever exam it is of', (t) => {
  const planned = after(made(1, [5, 6, 4, null]));
  t.deepEqual(withdrawPlan(planned, { sessionId: 1, planId: 1 }), [withdrawn]);
  refuses(t, withdrawPlan(planned, { sessionId: 1, planId: 2 }), 'results.no-seats');
});
