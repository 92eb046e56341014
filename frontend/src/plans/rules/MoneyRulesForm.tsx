import { FEE_FUND_KINDS } from '@madrasah/events/ledger';
import { ROUNDINGS } from '@madrasah/events/plans';
import { type MoneyRules, moneyRules, setMoneyRules } from '@madrasah/events/settings';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { RadioField, SelectField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
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
  const roundings = [
    { value: ROUNDINGS.taka, label: t('plans.money.taka') },
    { value: ROUNDINGS.paisa, label: t('plans.money.paisa') },
  ];
  const options = list
    .filter(({ kind, Action }) => Action === 1 && FEE_FUND_KINDS.includes(kind))
    .map(({ FundID, FundName }) => ({ value: FundID, label: FundName }));
  return (
    <CommandForm
      command={setMoneyRules}
      version={rules.revision}
      initialValues={{ Rounding: rules.Rounding, AdvanceFundID: rules.AdvanceFundID ?? undefined }}
      afterSave="keep"
      quiet
      save={t('plans.money.save')}
    >
      <RadioField name="Rounding" label={t('plans.money.rounding')} options={roundings} disabled={disabled} />
      <SelectField
        name="AdvanceFundID"
        label={t('plans.money.advances')}
        hint={t('plans.money.advancesWhy')}
        options={options}
        none={t('plans.money.oldest')}
        disabled={disabled}
      />
    </CommandForm>
  );
}
