import * as z from 'zod';
import {
  anyPower,
  contentRevision,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  NOTHING,
  power,
  stored,
} from '../kernel/index.ts';

const path = '/api/accounts/concession_limits';
const TYPES = [1, 2, 3, 4, 5, 6] as const;

/** How much a login of a permission type may give by itself; what is null is not bounded. Percent in hundredths. */
const limit = z.object({
  permissionType: z.int().min(1).max(6),
  amount: stored.storedPaisa.nullable(),
  percent: z.int().min(0).max(10_000).nullable(),
});
export type ConcessionLimit = z.output<typeof limit>;

/** All limits of the institution at once; a type that is absent has none. */
export const ConcessionLimitsSet = defineEvent('ConcessionLimitsSet', z.object({ limits: z.array(limit) }), {
  about: NOTHING,
});

const row = z.object({
  permissionTypeId: fields.choice(...TYPES),
  amount: fields.optionalAmount(),
  percent: fields.optionalAmount(),
});

export const setConcessionLimits = defineCommand({
  name: 'SetConcessionLimits',
  versioned: true,
  method: 'PUT',
  path,
  access: power('concession_approve', 'edit'),
  body: z.array(row).max(TYPES.length),
  toCommand: (rows) => ({
    limits: rows.map(({ permissionTypeId, amount, percent }) => ({
      permissionType: permissionTypeId,
      amount: amount ?? null,
      percent: percent ?? null,
    })),
  }),
  message: 'concession.limits-saved',
  example: [{ permissionTypeId: 6, amount: 500, percent: 25 }],
});

export const concessionLimits = defineQuery({
  name: 'ConcessionLimits',
  forAuditor: 'always',
  path,
  access: anyPower(power('concession', 'view'), power('concession_approve', 'edit')),
  answer: () =>
    z.strictObject({
      data: z.array(
        z.strictObject({
          permissionTypeId: z.int(),
          amount: z.number().optional(),
          percent: z.number().optional(),
        }),
      ),
      /** What a change names as seen. */
      revision: z.int(),
    }),
});

const UNBOUNDED = -1;

/** The version of all limits at once. */
export const limitsRevision = (limits: readonly ConcessionLimit[]): number =>
  contentRevision(
    limits.flatMap(({ permissionType, amount, percent }) => [
      ...[permissionType, amount ?? UNBOUNDED, percent ?? UNBOUNDED],
    ]),
  );
