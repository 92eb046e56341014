import { type concessionLimits, setConcessionLimits } from '@madrasah/events/concessions';
import type { RowTo } from '@madrasah/events/kernel';
import { PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import { useMemo } from 'react';
import { MoneyField, TextField } from '../kit/fields/index.ts';
import { CommandForm, FormSection, type Values } from '../kit/form/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

const text = (value: unknown) => (value === undefined ? '' : String(value));

/** How much whoever is of a type may lessen alone. */
export function LimitsForm({
  rows,
  version,
}: {
  rows: readonly RowTo<typeof concessionLimits>[];
  version: number;
}) {
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
