import * as z from 'zod';
import {
  type AnswerTo,
  contentRevision,
  defineCommand,
  defineQuery,
  field,
  fields,
  power,
} from '../kernel/index.ts';
import { ROUNDINGS } from '../plans/prices/rounding.ts';

/**
 * Settings of money, by their ids on the wire: what percentages are rounded to (paisa), and the fund that open advances
 * lie in (0: the oldest general fund). Whatever was posted stays where it is.
 */
export const MONEY_RULES = { rounding: 29, advanceFund: 30 } as const;

const ROUNDED_TO = [
  { value: ROUNDINGS.taka, name: { bn: 'পুরো টাকায় (আধা টাকা হলে ওপরে)', en: 'Whole taka (half a taka goes up)' } },
  { value: ROUNDINGS.paisa, name: { bn: 'পয়সা পর্যন্ত', en: 'Paisa' } },
];

const path = '/api/accounts/money_rules';

export const setMoneyRules = defineCommand({
  name: 'SetMoneyRules',
  versioned: true,
  method: 'PUT',
  path,
  access: power('fee_setting', 'edit'),

  fields: [
    field.reading(
      field.choice('Rounding', { bn: 'শতকরা হিসাবের ফল', en: 'Percentages come out in' }, ROUNDED_TO, {
        open: true,
      }),
      () => fields.choice(...Object.values(ROUNDINGS)),
    ),
    /** Left empty: the oldest general fund. */
    field.reading(
      field.given(
        'AdvanceFundID',
        { bn: 'অগ্রিম যে তহবিলে থাকবে', en: 'Advances lie in' },
        {
          hint: {
            bn: 'সব বকেয়া মিটিয়ে যা বেশি জমা হয়, তা এই তহবিলে থাকে। তহবিলটি বন্ধ হলে সবচেয়ে পুরোনো সাধারণ তহবিলে।',
            en: 'What is paid above all dues is kept in this fund. Once it is closed, in the oldest general fund.',
          },
          none: { bn: 'সবচেয়ে পুরোনো সাধারণ তহবিল', en: 'The oldest general fund' },
        },
      ),
      () => fields.optionalId(),
    ),
  ],
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
