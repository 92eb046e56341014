import { concessionLimits, setConcessionLimits } from '@madrasah/events/concessions';
import { PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import { useMemo } from 'react';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { MoneyField, TextField } from '../kit/fields/index.ts';
import { CommandForm, FormSection, type Values } from '../kit/form/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { answering, type Listed } from '../kit/wire/definitions.ts';
import { concessionsTexts } from './texts.ts';

interface LimitRow {
  readonly permissionTypeId: number;
  readonly amount?: number;
  readonly percent?: number;
}

const limits = answering<Listed<LimitRow>>()(concessionLimits);

/** How much each type of user may concede by itself; above it a second person is asked. */
export default function LimitsPage() {
  const set = useQuery(limits, {});
  return (
    <Page>
      <Segment>
        <Loaded of={set} lines={8}>
          {({ data }) => <LimitsForm rows={data} />}
        </Loaded>
      </Segment>
    </Page>
  );
}

const text = (value: unknown) => (value === undefined ? '' : String(value));

function LimitsForm({ rows }: { rows: readonly LimitRow[] }) {
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
