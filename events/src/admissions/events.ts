import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';

/** One fee the admission owes from the price list of its day; copied, because lists change. */
export const planLineSchema = z.object({
  subLedgerId: stored.storedId,
  priceRowId: stored.storedId,
  fundId: stored.storedId,
  feeGroup: z.int(),
  monthId: z.int().min(0),
  name: z.string(),
  amount: stored.storedPaisa,
});
export type PlanLine = z.output<typeof planLineSchema>;

export const StudentAdmitted = defineEvent(
  'StudentAdmitted',
  z.object({
    admissionId: stored.storedId,
    userId: stored.storedId,
    sessionId: stored.storedId,
    classId: stored.storedId,
    sectionId: stored.storedId,
    serial: stored.storedId,
    financialStatus: z.int(),
    residence: z.int(),
    newOrOld: z.int(),
    on: stored.storedDay,
    plan: z.array(planLineSchema),
  }),
  { about: { admission: 'admissionId', user: 'userId' } },
);

export const admissionEvents = { StudentAdmitted };
