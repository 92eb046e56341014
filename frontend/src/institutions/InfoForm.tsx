import { type InstitutionRow, institutionCommands } from '@madrasah/events/institutions';
import { useMemo } from 'react';
import { NameFields, PhoneField, SelectField, TextField } from '../kit/fields/index.ts';
import { CommandForm, FormSection } from '../kit/form/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { othersTexts, SIGHTINGS } from '../others/index.ts';
import { InstitutionNames } from './InstitutionNames.tsx';
import { INFO_FIELDS, valuesOf } from './info-fields.ts';
import { institutionTexts } from './texts.ts';

/** Name, address and telephone as papers print them in three scripts, and who answers for the papers. */
export function InfoForm({ row }: { row: InstitutionRow }) {
  const t = useText(institutionTexts);
  const dates = useText(othersTexts);
  const language = useLanguage();
  const values = useMemo(
    () => ({ ...valuesOf(row, INFO_FIELDS, language), HijriOffset: row.HijriOffset }),
    [row, language],
  );
  return (
    <CommandForm
      command={institutionCommands.changeInstitutionInfo}
      initialValues={values}
      version={row.revision}
      draft={{}}
      afterSave="keep"
      save={t('institutions.form.save')}
      quiet
    >
      <FormSection id="institution" title={t('institutions.form.info')}>
        <div className="fields-3">
          <InstitutionNames />
          <NameFields
            bn="Address"
            en="EngAddress"
            ar="AraAddress"
            labels={[
              t('institutions.address.bn'),
              t('institutions.address.en'),
              t('institutions.address.ar'),
            ]}
          />
          <TextField name="ContactNumber" label={t('institutions.contact.bn')} lang="bn" />
          <TextField name="AraContactNumber" label={t('institutions.contact.ar')} lang="ar" dir="rtl" />
          <PhoneField name="SMSMobile" label={t('institutions.form.smsMobile')} />
          <TextField name="Email" label={t('institutions.form.email')} inputMode="email" lang="en" />
          <TextField name="InstitutionCode" label={t('institutions.form.code')} />
          <TextField name="AdmissionType" label={t('institutions.form.admissionType')} />
          <SelectField
            name="HijriOffset"
            label={dates('others.dates.offset')}
            hint={t('institutions.form.offsetHint')}
            options={SIGHTINGS.map(({ offset, key }) => ({ value: offset, label: dates(key) }))}
          />
          <TextField name="PrincipalName" label={t('institutions.form.principal')} />
          <TextField name="NajemName" label={t('institutions.form.najem')} />
          <TextField name="AccountantName" label={t('institutions.form.accountant')} />
        </div>
      </FormSection>
    </CommandForm>
  );
}
