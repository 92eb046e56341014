import { type InstitutionRow, institutionCommands } from '@madrasah/events/institutions';
import { Fragment, useMemo } from 'react';
import { TextField } from '../kit/fields/index.ts';
import { CommandForm, FormSection } from '../kit/form/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { ADDRESS_FIELDS, ADDRESS_PARTS, valuesOf } from './info-fields.ts';
import { institutionTexts } from './texts.ts';

/** The address in its parts, in Bengali and in Arabic: half an address prints a torn head, so all of it is asked. */
export function AddressForm({ row }: { row: InstitutionRow }) {
  const t = useText(institutionTexts);
  const language = useLanguage();
  const values = useMemo(() => valuesOf(row, ADDRESS_FIELDS, language), [row, language]);
  const missing = (filled: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      ADDRESS_FIELDS.filter((name) => String(filled[name] ?? '').trim() === '').map((name) => [
        name,
        t('institutions.form.required'),
      ]),
    );
  return (
    <CommandForm
      command={institutionCommands.changeInstitutionInfo}
      initialValues={values}
      version={row.revision}
      toBody={(filled) => ({ InstitutionName: row['InstitutionName'], ...filled })}
      check={missing}
      afterSave="keep"
      draft={{ of: 'address' }}
      save={t('institutions.form.saveAddress')}
      quiet
    >
      <FormSection id="address" title={t('institutions.form.address')}>
        <div className="fields-2">
          {ADDRESS_PARTS.map((part) => (
            <Fragment key={part}>
              <TextField name={part} label={t(`institutions.${part}.bn`)} lang="bn" required />
              <TextField
                name={`Ara${part}`}
                label={t(`institutions.${part}.ar`)}
                lang="ar"
                dir="rtl"
                required
              />
            </Fragment>
          ))}
        </div>
      </FormSection>
    </CommandForm>
  );
}
