import * as z from 'zod';
import { cell, record } from './answers.ts';

/** The day of an entry as its event carries it (`entryDay`). */
export interface EntryDayTold {
  readonly on: string;
  readonly wanted?: string | undefined;
  readonly why?:
    | { readonly key: string; readonly places: Readonly<Record<string, string | number>> }
    | undefined;
}

/** The same as it is answered. */
export const entryDayAnswer = () => ({
  on: cell.day(),
  wanted: cell.day().optional(),
  why: record({
    key: z.string(),
    places: z.record(z.string(), z.union([z.string(), z.number()])),
  }).optional(),
});
