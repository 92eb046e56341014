import * as z from 'zod';
import { answers, defineCommand, defineQuery, fields, type RowTo, typeAtMost } from '../kernel/index.ts';
import { defineOperations } from '../operations/define.ts';
import { SETUP_STEPS, type UsualChoice } from './steps.ts';
import { USUAL_PARTS, usualKind } from './usual/index.ts';

const { cell, listed, record, shaped } = answers;

const PATH = '/api/setup/usual';
/** Administrators hold every power of their school, so also that of each list that a part fills. */
const access = typeAtMost(4);

const MOST_LEFT_OUT = 2000;
const asked = {
  access,
  body: z.object({
    part: fields.requiredWord(USUAL_PARTS.map(({ part }) => part)),
    /** Rows that are not wanted, by the ids that the look names; what stands on them is left out too. */
    without: z.array(fields.requiredText()).max(MOST_LEFT_OUT).optional(),
  }),
  toCommand: ({ part, without = [] }: { part: string; without?: string[] | undefined }) => ({
    part,
    without,
  }),
  example: { part: 'designations' },
};

/** Things of one kind by their names. */
const namesOf = () => z.array(record({ of: cell.text(), names: cell.names() }));

/** A row of the usual as it is chosen from. */
const choiceAnswer = () =>
  shaped<UsualChoice>({
    ...{ id: z.string(), of: record({ one: cell.text(), many: cell.text() }), name: cell.text() },
    ...{ on: z.array(z.string()), for: z.string(), under: cell.text(), group: cell.text() },
  });

/** What taking the usual would make, by name, and what is there already; records nothing. */
export const lookAtUsual = defineCommand({
  ...{ name: 'LookAtUsual', path: `${PATH}/look`, ...asked },
  answer: () =>
    record({ count: cell.count(), make: namesOf(), there: namesOf(), rows: z.array(choiceAnswer()) }),
  message: 'setup.usual-looked',
});

/** Takes a part of the usual: what is there already is not made twice. */
export const takeUsual = defineCommand({
  ...{ name: 'TakeUsual', path: PATH, ...asked },
  answer: () =>
    record({
      operationId: cell.code(),
      count: cell.count(),
      make: namesOf().optional(),
      there: namesOf().optional(),
    }),
  message: 'setup.usual-taken',
  status: 201,
});

/** Parts that were taken, and taking one back while nothing of it is used. */
export const usualOperations = defineOperations({
  noun: ['UsualTaken', 'UsualsTaken'],
  path: `${PATH}/taken`,
  kinds: USUAL_PARTS.map(({ part }) => usualKind(part)),
  view: access,
  power: access,
});

/** What a new school needs, and whether it stands. */
export const setupSteps = defineQuery({
  name: 'SetupSteps',
  path: '/api/setup/steps',
  access,
  answer: () =>
    listed({
      step: z.enum(SETUP_STEPS.map(({ step }) => step)),
      done: cell.flag(),
      /** Of a step that each class of the session needs: how many have it. */
      classes: record({ done: cell.count(), all: cell.count() }).optional(),
    }),
});
export type SetupStepRow = RowTo<typeof setupSteps>;

export const setupCommands = {
  lookAtUsual,
  takeUsual,
  previewUndoUsual: usualOperations.previewUndo,
  undoUsual: usualOperations.undo,
};
