import { MONEY_RULES, moneyRules } from '@madrasah/events/settings';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { settingOf, settingsProjector } from './switches.ts';

/** What percentages come out in (paisa), and the fund that open advances lie in; null: the oldest general fund. */
export const moneyRulesQuery = (): HandledQuery =>
  handledQuery(moneyRules, [settingsProjector], async (_, tenant) => {
    const [Rounding, fund] = await Promise.all([
      settingOf(tenant, MONEY_RULES.rounding),
      settingOf(tenant, MONEY_RULES.advanceFund),
    ]);
    return { data: { Rounding, AdvanceFundID: fund === 0 ? null : fund } };
  });
