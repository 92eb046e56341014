import { concessionLimits } from '@madrasah/events/concessions';
import { setTransferLimit, transferLimit } from '@madrasah/events/settings';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useText } from '../kit/text.ts';
import { LimitsForm } from './LimitsForm.tsx';
import { concessionsTexts } from './texts.ts';

/** How much one may do alone; above it a second person is asked: concessions by the type of user, and transfers. */
export default function LimitsPage() {
  const t = useText(concessionsTexts);
  const set = useQuery(concessionLimits, {});
  const transfers = useQuery(transferLimit, {});
  return (
    <Page>
      <Segment>
        <Loaded of={set} lines={8}>
          {({ data, revision }) => <LimitsForm rows={data} version={revision} />}
        </Loaded>
      </Segment>
      <Segment>
        <h2 className="ui small header">{t('concessions.limits.transfers')}</h2>
        <Loaded of={transfers} lines={3}>
          {({ data: { amount }, revision }) => <TransferLimitForm amount={amount} version={revision} />}
        </Loaded>
      </Segment>
    </Page>
  );
}

/** What one person alone may give or lend from fund to fund. */
function TransferLimitForm({ amount, version }: { readonly amount: number; readonly version: number }) {
  const t = useText(concessionsTexts);
  return (
    <AskedForm
      command={setTransferLimit}
      version={version}
      initialValues={{ amount: String(amount) }}
      says={<p>{t('concessions.limits.transfersLaw')}</p>}
      grid="fields-2"
      save={t('concessions.limits.transfersSave')}
      afterSave="keep"
      quiet
    />
  );
}
