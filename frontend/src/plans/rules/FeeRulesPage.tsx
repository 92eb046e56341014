import { planCommands } from '@madrasah/events/plans';
import { Header, Label, Segment, Table } from 'semantic-ui-react';
import { feeHeads } from '../../fees/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { CheckField, MoneyField, NumberField, SelectField } from '../../kit/fields/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { Lacks } from '../../kit/lacks/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { lateFee, type SiblingRuleRow, siblingRuleList } from '../rows.ts';
import { plansTexts } from '../texts.ts';
import { MoneyRulesForm } from './MoneyRulesForm.tsx';

const HEADS = ['heads'] as const;

function useHeads() {
  const heads = useQuery(feeHeads, {});
  return (heads.data?.data ?? []).map(({ SLID, AccSubsidiaryLedger }) => ({
    value: SLID,
    label: AccSubsidiaryLedger.SlName,
  }));
}

/** The rules by which charge runs lessen fees of brothers and sisters, charge what is late, and reckon sums. */
export default function FeeRulesPage() {
  const t = useText(plansTexts);
  const rules = useQuery(siblingRuleList, {});
  const late = useQuery(lateFee, {});
  const may = useMay('fee_setting', 'edit');
  return (
    <Page>
      <Segment>
        <Header as="h2" size="small">
          {t('plans.sibling.title')}
        </Header>
        <p className="muted">{t('plans.sibling.why')}</p>
        <Lacks needs={HEADS}>
          <Loaded of={rules} lines={2}>
            {({ data }) => <SiblingRules rules={data} />}
          </Loaded>
          {may && <SiblingForm />}
        </Lacks>
      </Segment>
      <Segment>
        <Header as="h2" size="small">
          {t('plans.late.title')}
        </Header>
        <p className="muted">{t('plans.late.why')}</p>
        <Lacks needs={HEADS}>
          <Loaded of={late} lines={2}>
            {({ data, revision }) => <LateForm rule={data} version={revision} disabled={!may} />}
          </Loaded>
        </Lacks>
      </Segment>
      <Segment>
        <Header as="h2" size="small">
          {t('plans.money.title')}
        </Header>
        <p className="muted">{t('plans.money.why')}</p>
        <MoneyRulesForm disabled={!may} />
      </Segment>
    </Page>
  );
}

function SiblingRules({ rules }: { readonly rules: readonly SiblingRuleRow[] }) {
  const t = useText(plansTexts);
  if (rules.length === 0) return <p>{t('plans.sibling.none')}</p>;
  return (
    <Table compact unstackable>
      <Table.Body>
        {rules.map((rule) => (
          <Table.Row key={rule.SLID}>
            <Table.Cell>{rule.SlName}</Table.Cell>
            <Table.Cell>{t('plans.sibling.nth', { n: rule.from })}</Table.Cell>
            <Table.Cell className="num">
              {rule.percent === null ? (
                <Money taka={rule.amount ?? 0} decimals="two" />
              ) : (
                <>
                  <Digits of={rule.percent} />%
                </>
              )}
            </Table.Cell>
            <Table.Cell>
              <Label color={rule.active ? 'green' : 'grey'}>
                {t(rule.active ? 'plans.sibling.on' : 'plans.sibling.off')}
              </Label>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

function SiblingForm() {
  const t = useText(plansTexts);
  const heads = useHeads();
  return (
    <CommandForm
      command={planCommands.setSiblingRule}
      initialValues={{ from: 2, active: 1 }}
      quiet
      save={t('plans.sibling.save')}
    >
      <div className="fields two">
        <SelectField name="SLID" label={t('plans.own.head')} options={heads} />
        <NumberField name="from" label={t('plans.sibling.from')} />
      </div>
      <div className="fields two">
        <NumberField name="percent" label={t('plans.sibling.percent')} />
        <MoneyField name="amount" label={t('plans.sibling.amount')} hint={t('plans.sibling.either')} />
      </div>
      <CheckField name="active" label={t('plans.sibling.active')} />
    </CommandForm>
  );
}

interface LateProps {
  readonly rule: {
    readonly SLID: number;
    readonly amount: number;
    readonly afterDays: number;
    readonly active: boolean;
  } | null;
  readonly version: number;
  readonly disabled: boolean;
}

function LateForm({ rule, version, disabled }: LateProps) {
  const t = useText(plansTexts);
  const heads = useHeads();
  return (
    <CommandForm
      command={planCommands.setLateFeeRule}
      version={version}
      initialValues={rule ? { ...rule, active: rule.active ? 1 : 0 } : { afterDays: 15, active: 0 }}
      afterSave="keep"
      quiet
      save={t('plans.late.save')}
    >
      <div className="fields three">
        <SelectField name="SLID" label={t('plans.own.head')} options={heads} disabled={disabled} />
        <MoneyField name="amount" label={t('plans.late.amount')} disabled={disabled} />
        <NumberField name="afterDays" label={t('plans.late.days')} disabled={disabled} />
      </div>
      <CheckField name="active" label={t('plans.late.active')} disabled={disabled} />
    </CommandForm>
  );
}
