import * as z from 'zod';
import { isDay } from '../calendar/dates.ts';
import { MAX_AMOUNT_PAISA } from '../money/money.ts';

/** Schemas of stored facts: strict, in domain names; they read what this product itself has written. */
export const storedId = z.int().positive();
export const storedPaisa = z.int().min(0).max(MAX_AMOUNT_PAISA);
export const storedDay = z.string().refine(isDay);
/** A name in the three scripts; only the Bengali one is required. */
export const storedNames = z.object({ bn: z.string(), en: z.string(), ar: z.string() });
export type Names = z.output<typeof storedNames>;
