import * as z from 'zod';
import { answers, defineCommand, defineQuery, field, fields, power, type RowTo } from '../kernel/index.ts';

const { cell, listed } = answers;

const path = '/api/accounts/standing_concessions';

/** What stands for a student in months to come; a concession that has ended says through which month it goes. */
export const standingConcessions = defineQuery({
  name: 'StandingConcessions',
  path,
  access: power('concession', 'view'),
  query: { AdmissionID: fields.id() },
  answer: () =>
    listed({
      grantId: cell.number(),
      kind: cell.oneOf(['concession', 'free', 'staff', 'sibling']),
      /** Null and '': of every head. */
      ...{ SLID: cell.number().nullable(), SlName: cell.text(), from: cell.number(), to: cell.number() },
      ...{ amount: cell.money().nullable(), percent: z.number().nullable() },
    }),
});
/** What stands for a student on a head in some months; taka, or per cent. */
export type StandingConcession = RowTo<typeof standingConcessions>;

/** Ends a concession that stands: what is charged of a month from `from` on is lessened by it no more. */
export const endConcession = defineCommand({
  name: 'EndConcession',
  path: `${path}/:id/end`,
  access: power('concession', 'edit'),
  params: { id: fields.id() },

  unlessErased: ['reason'],
  fields: [
    field.reading(field.given('from', { bn: 'যে মাস থেকে বন্ধ', en: 'From the month' }), () =>
      fields.integer(1, 12),
    ),
    field.reason(),
  ],
  toCommand: ({ from, reason }, { id }) => ({ grantId: id, from, reason }),
  message: 'concession.ended',
  example: { from: 5, reason: 'বড় ভাই চলে গেছে' },
});

/** Over what a concession stands: a head (null: every head), and months from one to another. */
interface Reach {
  readonly subLedgerId: number | null;
  readonly from: number;
  readonly to: number;
}

/** Whether a concession stands on a head in a month; what is of no month (0) is lessened by what stands the whole year. */
export const covers = (reach: Reach, subLedgerId: number, monthId: number): boolean =>
  (reach.subLedgerId ?? subLedgerId) === subLedgerId &&
  reach.from <= (monthId || 1) &&
  (monthId || 12) <= reach.to;

/** Concessions once one of them has ended through a month; it is gone where no month is left. */
export const withEnded = <G extends Reach & { readonly grantId: number | null }>(
  grants: readonly G[],
  { grantId, through }: { readonly grantId: number; readonly through: number },
): G[] =>
  grants.flatMap((grant) => {
    if (grant.grantId !== grantId) return [grant];
    return through < grant.from ? [] : [{ ...grant, to: through }];
  });
