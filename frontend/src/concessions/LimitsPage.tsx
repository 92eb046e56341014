import { concessionLimits, setConcessionLimits } from '@madrasah/events/concessions';
import type { RowTo } from '@madrasah/events/kernel';
import { PERMISSION_TYPE_NAMES, setTransferLimit, transferLimit } from '@madrasah/events/settings';
import { useMemo } from 'react';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { MoneyField, TextField } from '../kit/fields/index.ts';
import { CommandForm, FormSection, type Values } from '../kit/form/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
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
  const initial = useMemo(() => ({ amount: text(amount) }), [amount]);
  return (
    <CommandForm
      command={setTransferLimit}
      version={version}
      initialValues={initial}
      save={t('concessions.limits.transfersSave')}
      afterSave="keep"
      quiet
    >
      <p>{t('concessions.limits.transfersLaw')}</p>
      <div className="fields-2">
        <MoneyField name="amount" label={t('concessions.limits.transfersAmount')} />
      </div>
    </CommandForm>
  );
}

const text = (value: unknown) => (value === undefined ? '' : String(value));

function LimitsForm({ rows, version }: { rows: readonly RowTo<typeof concessionLimits>[]; version: number }) {
  const t = useText(concessionsTexts);
  const language = useLanguage();
  const values = useMemo(
    () =>
      PERMISSION_TYPE_NAMES.map(({ id }) => {
        const row = rows.find(({ permissionTypeId }) => permissionTypeId === id);
        return { permissionTypeId: id, amount: text(row?.amount), percent: text(row?.percent) };
      }),
    [rows],
  );
  return (
    <CommandForm
      command={setConcessionLimits}
      version={version}
      initialValues={{ limits: values }}
      toBody={({ limits: filled }: Values) => filled}
      afterSave="keep"
      quiet
    >
      <p>{t('concessions.limits.law')}</p>
      {PERMISSION_TYPE_NAMES.map((type, index) => (
        <FormSection key={type.id} id={`type-${type.id}`} title={type[language]}>
          <div className="fields-2">
            <MoneyField name={`limits[${index}].amount`} label={t('concessions.limits.amount')} />
            <TextField
              name={`limits[${index}].percent`}
              label={t('concessions.limits.percent')}
              inputMode="decimal"
              align="right"
            />
          </div>
        </FormSection>
      ))}
    </CommandForm>
  );
}
