import * as z from 'zod';
import { defineEvent, NOTHING } from '../kernel/index.ts';

/** How far a policy has worked through the log; it starts again from here. */
export const PolicyProgressed = defineEvent('PolicyProgressed', z.object({ position: z.int().min(0) }), {
  about: NOTHING,
});

export const policyEvents = { PolicyProgressed };
