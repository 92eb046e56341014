import { planCommands, planQueries } from '@madrasah/events/plans';
import { Header, Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Lacks } from '../../kit/lacks/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { useHeads } from './heads.ts';
import { MoneyRulesForm } from './MoneyRulesForm.tsx';
import { SiblingForm, SiblingRules } from './SiblingRules.tsx';

const HEADS = ['heads'] as const;

/** The rules by which charge runs lessen fees of brothers and sisters, charge what is late, and reckon sums. */
export default function FeeRulesPage() {
  const t = useText(plansTexts);
  const rules = useQuery(planQueries.siblingRules, {});
  const late = useQuery(planQueries.lateFeeRule, {});
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
            {({ data }) => (
              <>
                <SiblingRules rules={data} />
                {may && <SiblingForm rules={data} />}
              </>
            )}
          </Loaded>
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
    <AskedForm
      command={planCommands.setLateFeeRule}
      version={version}
      initialValues={rule ? { ...rule, active: rule.active ? 1 : 0 } : { active: 0 }}
      onPage={{ SLID: { options: heads } }}
      grid="fields-2"
      disabled={disabled}
      afterSave="keep"
      quiet
      save={t('plans.late.save')}
    />
  );
}
