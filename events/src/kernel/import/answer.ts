import * as z from 'zod';
import { cell, type Members, record, type Told } from '../endpoint/answers.ts';

/** What is wrong with a row of a file: its line, the wire name and the heading of the column, and why in words. */
const rowError = () =>
  record({
    ...{ row: cell.count(), path: z.string(), heading: z.string(), message: z.string() },
    /** What stands in the cell. */
    value: z.string().optional(),
  });

/** Columns whose headings are not known, as somebody has said them; and what they may be. */
const askedHeadings = () =>
  record({
    asked: z.array(
      record({ at: z.int(), heading: z.string(), as: z.string(), samples: z.array(z.string()) }),
    ),
    free: z.array(record({ as: z.string(), heading: z.string() })),
  });

const read = () => ({
  ...{ rows: cell.count(), valid: cell.count(), invalid: cell.count() },
  errors: z.array(rowError()),
  /** So many more are wrong than are told. */
  more: cell.count().optional(),
  headings: askedHeadings().optional(),
  /** So many of the rows that are wrong can be saved as a file; the file itself where it was asked for. */
  faultyRows: cell.count().optional(),
  file: record({ mediaType: z.string(), base64: z.string() }).optional(),
  /** How the file was read: which sheet of which, and in sentences what nobody sees who opens it. */
  ...{ sheet: z.string().optional(), sheets: z.array(z.string()).optional() },
  notices: z.array(z.string()).optional(),
  /** Once it is recorded. */
  operationId: cell.code().optional(),
});

/**
 * What came of a file, or would come of it.
 * @param tells what a look tells beside the counts, each where there is something to tell
 */
export const importAnswer = <T extends Members = Record<never, never>>(tells: T = {} as T) =>
  record({ ...read(), ...tells });

/** What every file answers. */
export type ImportRead = Told<z.output<z.ZodObject<ReturnType<typeof read>>>>;
