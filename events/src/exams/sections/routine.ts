import * as z from 'zod';
import { type AnswerTo, answers, defineCommand, defineQuery, fields, power } from '../../kernel/index.ts';
import { examRoutine } from '../routine/routine.ts';

const { cell, listed, record } = answers;
const path = '/api/exam/routine';
const MOST_ROWS = 1000;
const { add } = examRoutine.commands;

type Sent = Readonly<Record<string, unknown>>;

/** A row as its form sends it. */
const row = add.parts.body as z.ZodType<Sent>;

const attributesOf = (sent: Sent) =>
  Object.fromEntries(Object.entries(examRoutine.fields).map(([wire, { at }]) => [at, sent[wire] ?? null]));

/** Many rows of the routine: all of them or none. */
export const setRoutineRows = defineCommand({
  name: 'SetRoutineRows',
  path: `${path}/sections`,
  access: power('routine_with_signature', 'insert'),
  body: z.object({ rows: z.array(row).min(1, 'request.empty-list').max(MOST_ROWS) }),
  toCommand: ({ rows }) => ({ rows: rows.map(attributesOf) }),
  answer: () => answers.record({ set: answers.cell.count() }),
  message: 'exams.routine-set',
  example: { rows: [add.example] },
});

/**
 * Rows for an exam, proposed: those of one section for all others on the same days, or for each section those of its
 * last exam, its days moved to where this one begins (`FirstDay`). A paper that stands in the routine is not in it.
 */
export const proposedRoutine = defineQuery({
  name: 'ProposedRoutine',
  path: `${path}/proposed`,
  access: power('routine_with_signature', 'view'),
  query: {
    ...{ SessionID: fields.id(), ExamID: fields.id() },
    /** Whose rows the others get; the last exam of each where absent. */
    SubClassID: fields.optionalId(),
    FirstDay: fields.optionalDay(),
  },
  answer: () =>
    listed(
      {
        ...{ SubClassID: cell.number(), SubjectID: cell.number(), SubjectName: cell.text() },
        /** The day that it was on, and the one that is proposed: '' where that is not known yet. */
        ...{ was: cell.day(), Day: cell.day(), TimeFrom: cell.clock(), TimeTo: cell.clock() },
        /** Null where the room is not there any more. */
        RoomID: cell.number().nullable(),
        from: record({ SessionID: cell.number(), ExamID: cell.number(), SubClassID: cell.number() }),
      },
      {
        /** Papers that a section has not by that name. */
        lacking: z.array(record({ SubClassID: cell.number(), names: cell.names() })),
      },
    ),
});

export type ProposedRoutine = AnswerTo<typeof proposedRoutine>;
/** A row that is proposed. */
export type ProposedRow = ProposedRoutine['data'][number];
