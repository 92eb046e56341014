import * as z from 'zod';
import {
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  field,
  fieldNotes,
  fields,
  Problem,
  power,
  type RowTo,
  stored,
} from '../../kernel/index.ts';
import { storedPlace } from '../conditions/events.ts';
import { placeFields, placeOf } from '../conditions/subject-condition.ts';
import { assignmentsAnswer } from './answers.ts';

const path = '/api/result/assignments';
const MOST_PAPERS = 50;
const assigned = z.object({ ...storedPlace, subjectId: stored.storedId, loginId: stored.storedId });
const about = { exam: 'examId' } as const;

/** A login enters a paper of a section. */
export const PaperAssigned = defineEvent('PaperAssigned', assigned, { about });
export const AssignmentWithdrawn = defineEvent('AssignmentWithdrawn', assigned, { about });
export type AssignmentFacts = DataOf<typeof PaperAssigned>;

/** Whoever holds one of these enters every paper, whatever is assigned to whom. */
export const OVER_ALL_PAPERS = [power('result_entry', 'edit'), power('result_publish', 'edit')] as const;

type Assigned = Pick<AssignmentFacts, 'sectionId' | 'subjectId' | 'loginId'>;

/**
 * Which papers of an exam a login enters, who is not over all papers: his own; as long as he has none, those that are
 * assigned to nobody.
 * @param assignments all of the exam
 */
export function ownPapersIn(assignments: readonly Assigned[], loginId: number) {
  const own = assignments.filter((one) => one.loginId === loginId);
  const holds = (among: readonly Assigned[], sectionId: number, subjectId: number) =>
    among.some((one) => one.sectionId === sectionId && one.subjectId === subjectId);
  return (sectionId: number, subjectId: number): boolean =>
    own.length > 0 ? holds(own, sectionId, subjectId) : !holds(assignments, sectionId, subjectId);
}

const KEY = /^(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,9})$/;

/** The wire's id of an assignment: `<session>-<exam>-<section>-<subject>-<login>`. */
export const assignmentId = ({ sessionId, examId, sectionId, subjectId, loginId }: AssignmentFacts): string =>
  [sessionId, examId, sectionId, subjectId, loginId].join('-');

const readId = (raw: unknown): AssignmentFacts | Problem => {
  const ids = KEY.exec(String(raw))?.slice(1).map(Number);
  if (!ids?.every((id) => id > 0)) return new Problem('results.assignment-unread');
  const [sessionId = 0, examId = 0, sectionId = 0, subjectId = 0, loginId = 0] = ids;
  return { sessionId, examId, sectionId, subjectId, loginId };
};
const idField = () =>
  fields.field(readId, fieldNotes.required({ type: 'string', pattern: KEY.source, examples: ['1-2-3-4-5'] }));

/** Papers of a section for a login; what he has already is left as it is. */
export const assignPapers = defineCommand({
  name: 'AssignPapers',
  path,
  access: power('result_entry', 'edit'),
  body: z.object({ ...placeFields }),
  fields: [
    field.given('LoginID', { bn: 'যিনি নম্বর লিখবেন', en: 'Who enters the marks' }),
    field.reading(field.several('SubjectIDs', { bn: 'বিষয়', en: 'Subjects' }), () =>
      z.array(fields.id()).min(1, 'request.empty-list').max(MOST_PAPERS),
    ),
  ],
  toCommand: ({ LoginID, SubjectIDs, ...place }) => ({
    ...{ ...placeOf(place), loginId: LoginID, subjectIds: [...new Set(SubjectIDs)] },
  }),
  message: 'results.papers-assigned',
  status: 201,
  example: { SessionID: 1, ExamID: 1, SubClassID: 1, LoginID: 1, SubjectIDs: [1] },
});

export const withdrawAssignment = defineCommand({
  name: 'WithdrawAssignment',
  method: 'DELETE',
  path: `${path}/:id`,
  access: power('result_entry', 'edit'),
  params: { id: idField() },
  toCommand: (_, { id }) => id,
  message: 'results.assignment-withdrawn',
});

/** Who enters which papers of an exam, and who may be asked to. */
export const assignments = defineQuery({
  name: 'Assignments',
  path,
  access: power('result_entry', 'view'),
  query: { session_id: fields.id(), exam_id: fields.id() },
  answer: () => assignmentsAnswer(),
});

/** A paper that a login enters. */
export type AssignmentRow = RowTo<typeof assignments>;
