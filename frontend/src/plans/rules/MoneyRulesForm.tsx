import { FEE_FUND_KINDS } from '@madrasah/events/ledger';
import { type MoneyRules, moneyRules, setMoneyRules } from '@madrasah/events/settings';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { fundList } from '../../kit/wire/chart-lists.ts';
import { plansTexts } from '../texts.ts';

/** What percentages come out in, and the fund that open advances lie in. */
export function MoneyRulesForm({ disabled }: { readonly disabled: boolean }) {
  const rules = useQuery(moneyRules, {});
  return (
    <Loaded of={rules} lines={3}>
      {({ data }) => <Settled rules={data} disabled={disabled} />}
    </Loaded>
  );
}

function Settled({ rules, disabled }: { readonly rules: MoneyRules; readonly disabled: boolean }) {
  const t = useText(plansTexts);
  const list = useQuery(fundList, {}).data?.data ?? [];
  const options = list
    .filter(({ kind, Action }) => Action === 1 && FEE_FUND_KINDS.includes(kind))
    .map(({ FundID, FundName }) => ({ value: FundID, label: FundName }));
  return (
    <AskedForm
      command={setMoneyRules}
      version={rules.revision}
      initialValues={{ Rounding: rules.Rounding, AdvanceFundID: rules.AdvanceFundID ?? undefined }}
      onPage={{ AdvanceFundID: { options } }}
      disabled={disabled}
      afterSave="keep"
      quiet
      save={t('plans.money.save')}
    />
  );
}
