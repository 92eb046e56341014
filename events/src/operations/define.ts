import * as z from 'zod';
import {
  type Access,
  answers,
  defineCommand,
  definePaper,
  defineQuery,
  fields,
  Needed,
} from '../kernel/index.ts';

/** An operation in its own words: `charge-run-12` is charge run 12. Unique in a school over all kinds. */
export const operationId = (kind: string, number: number) => `${kind}-${number}`;

const { cell, paged, record, shaped } = answers;

/** A command over many things, as its list tells it. */
const rowAnswer = () => ({
  /** What the path of its undoing names. */
  id: cell.number(),
  ...{ operationId: cell.code(), kind: cell.text(), state: z.enum(['begun', 'done', 'undone']) },
  /** What it was, in words. */
  ...{ at: cell.time(), text: cell.text(), actor: cell.who() },
  /** How many of what; `total` is in taka. */
  counts: z.record(z.string(), z.number()),
  undone: record({ at: cell.time(), actor: cell.who(), reason: cell.text() }).nullable(),
});

const PAGE = { page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 100) };

/**
 * A view of the operations of a school: their list, what undoing one would do, and undoing it.
 * @param noun singular and plural, as the endpoints are named: `['ChargeRun', 'ChargeRuns']`
 * @param power of the command that made them: whoever may do a thing may undo it
 */
export function defineOperations<const K extends string>({
  noun: [noun, plural],
  path,
  list = path,
  kinds,
  view,
  power,
  seenBy,
  ofPeople = false,
}: {
  noun: readonly [string, string];
  path: string;
  /** Where they are listed, if not at their path. */
  list?: string;
  kinds: readonly K[];
  view: Access;
  power: Access;
  /** Where the kinds are not all open to whoever may look: who sees those of each. */
  seenBy?: Readonly<Record<K, Access>>;
  /** Why one is undone is said of people: those who all are erased go without it. */
  ofPeople?: boolean;
}) {
  const params = { id: fields.id() };
  const question = { name: plural, path: list, access: view, query: { kind: fields.word(kinds, undefined) } };
  const listed = defineQuery({
    ...question,
    query: { ...question.query, ...PAGE },
    answer: () => paged(rowAnswer()),
  });
  const files = definePaper(question);
  return {
    kinds,
    seenBy: seenBy as Readonly<Record<string, Access>> | undefined,
    list: listed,
    /** All of them, to be printed or for a spreadsheet. */
    files,
    /** What its context declares. */
    queries: {
      [plural]: listed,
      ...Object.fromEntries(Object.entries(files).map(([ending, file]) => [`${plural}.${ending}`, file])),
    },
    /** Records nothing: what would come of it, and why it cannot be. */
    previewUndo: defineCommand({
      name: `PreviewUndo${noun}`,
      path: `${path}/:id/undo_preview`,
      access: power,
      params,
      toCommand: (_body, { id }): Undo => ({ id, reason: '' }),
      answer: () => undoPreview(),
      message: 'operation.undo-previewed',
    }),
    undo: defineCommand({
      name: `Undo${noun}`,
      path: `${path}/:id/undo`,
      access: power,
      params,
      body: z.object({ reason: ofPeople ? fields.textUnlessErased(300) : fields.requiredText(300) }),
      ...(ofPeople && { unlessErased: ['reason'] as const }),
      toCommand: ({ reason }, { id }): Undo => ({
        id,
        reason: reason instanceof Needed ? reason.text : reason,
      }),
      message: 'operation.undone',
      status: 201,
    }),
  };
}

/** Undo one operation of a view, by its number there. */
export interface Undo {
  readonly id: number;
  readonly reason: string;
}

export type OperationEndpoints = ReturnType<typeof defineOperations>;

/** What an undo would do, as it is answered. */
export interface UndoPreview {
  /** Whether it can be undone now. */
  readonly possible: boolean;
  /** What would come of it, sentence by sentence. */
  readonly consequences: readonly string[];
  /** Why it cannot be: the rule first, then each thing that leans on it. */
  readonly obstacles: readonly string[];
}

const undoPreview = () =>
  shaped<UndoPreview>({
    ...{ possible: cell.flag(), consequences: z.array(z.string()), obstacles: z.array(z.string()) },
  });
