import * as z from 'zod';
import { defineEvent, NOTHING, stored } from '../kernel/index.ts';

const operationId = z.string().regex(/^[a-z-]+-\d+$/);

/**
 * A command over many things that takes more than one append has begun. Its number is given here, and each event it
 * records elsewhere carries its id. One without OperationDone was interrupted: its repetition goes on where it stopped.
 */
export const OperationBegun = defineEvent(
  'OperationBegun',
  z.object({
    operationId,
    number: stored.storedId,
    kind: z.string().regex(/^[a-z-]+$/),
    /** The values of its sentence; nothing personal. */
    about: z.record(z.string(), z.union([z.string(), z.number()])),
    rows: z.int().min(0),
  }),
  { about: NOTHING },
);

export const OperationDone = defineEvent(
  'OperationDone',
  z.object({
    operationId,
    /** What it made: by these ids it is undone. */
    made: z.array(stored.storedId),
    skipped: z.int().min(0),
    /** Of rows of registers: which of them are of which, by the register's key; together they are `made`. */
    registers: z.record(z.string(), z.array(stored.storedId)).optional(),
  }),
  { about: NOTHING },
);

/** What it made has been taken back. */
export const OperationUndone = defineEvent('OperationUndone', z.object({ operationId, reason: z.string() }), {
  about: NOTHING,
});

export const operationEvents = { OperationBegun, OperationDone, OperationUndone };
