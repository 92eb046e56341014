import * as z from 'zod';
import {
  type AnswerTo,
  contentRevision,
  defineCommand,
  defineQuery,
  fields,
  power,
} from '../kernel/index.ts';
import { ROUNDINGS } from '../plans/prices/rounding.ts';

/**
 * Settings of money, by their ids on the wire: what percentages are rounded to (paisa), and the fund that open advances
 * lie in (0: the oldest general fund). Whatever was posted stays where it is.
 */
export const MONEY_RULES = { rounding: 29, advanceFund: 30 } as const;

const path = '/api/accounts/money_rules';

export const setMoneyRules = defineCommand({
  name: 'SetMoneyRules',
  versioned: true,
  method: 'PUT',
  path,
  access: power('fee_setting', 'edit'),
  body: z.object({
    Rounding: fields.choice(...Object.values(ROUNDINGS)),
    /** Left empty: the oldest general fund. */
    AdvanceFundID: fields.optionalId(),
  }),
  toCommand: ({ Rounding, AdvanceFundID }) => ({ rounding: Rounding, advanceFund: AdvanceFundID ?? 0 }),
  message: 'settings.saved',
  example: { Rounding: ROUNDINGS.taka },
});

/** How sums are reckoned here. */
export const moneyRules = defineQuery({
  name: 'MoneyRules',
  forAuditor: 'always',
  path,
  access: power('fee_setting', 'view'),
  answer: () =>
    z.strictObject({
      data: z.strictObject({
        Rounding: z.literal(Object.values(ROUNDINGS)),
        AdvanceFundID: z.int().nullable(),
        revision: z.int(),
      }),
    }),
});

/** What percentages come out in (paisa), and the fund of open advances; null: the oldest general fund. */
export type MoneyRules = AnswerTo<typeof moneyRules>['data'];

/** The version of the rules. @param advanceFund 0: the oldest general fund */
export const moneyRulesRevision = (rounding: number, advanceFund: number): number =>
  contentRevision([rounding, advanceFund]);
