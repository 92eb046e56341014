import { paisa, toTaka } from '@madrasah/events';
import {
  MONEY_RULES,
  moneyRules,
  moneyRulesRevision,
  TRANSFER_LIMIT,
  transferLimit,
  transferLimitRevision,
} from '@madrasah/events/settings';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { settingOf, settingsProjector } from './switches.ts';

/** What percentages come out in (paisa), and the fund that open advances lie in; null: the oldest general fund. */
export const moneyRulesQuery = (): HandledQuery =>
  handledQuery(moneyRules, [settingsProjector], async (_, tenant) => {
    const [Rounding, fund] = await Promise.all([
      settingOf(tenant, MONEY_RULES.rounding),
      settingOf(tenant, MONEY_RULES.advanceFund),
    ]);
    return {
      data: {
        Rounding,
        AdvanceFundID: fund === 0 ? null : fund,
        revision: moneyRulesRevision(Rounding, fund),
      },
    };
  });

/** Above how many taka a gift or a loan between funds needs a second person. */
export const transferLimitQuery = (): HandledQuery =>
  handledQuery(transferLimit, [settingsProjector], async (_, tenant) => {
    const limit = await settingOf(tenant, TRANSFER_LIMIT);
    return { data: { amount: toTaka(paisa(limit)) }, revision: transferLimitRevision(limit) };
  });
