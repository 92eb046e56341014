import { institutionCommands } from '@madrasah/events/institutions';
import { useMemo } from 'react';
import { NameFields, PhoneField, TextField } from '../kit/fields/index.ts';
import { CommandForm, FormSection } from '../kit/form/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { INFO_FIELDS, type InstitutionRow, valuesOf } from './rows.ts';
import { institutionTexts } from './texts.ts';

/** Name, address and telephone as papers print them in three scripts, and who answers for the papers. */
export function InfoForm({ row }: { row: InstitutionRow }) {
  const t = useText(institutionTexts);
  const language = useLanguage();
  const values = useMemo(() => valuesOf(row, INFO_FIELDS, language), [row, language]);
  return (
    <CommandForm
      command={institutionCommands.changeInstitutionInfo}
      initialValues={values}
      afterSave="keep"
      save={t('institution.form.save')}
      quiet
    >
      <FormSection id="institution" title={t('institution.form.info')}>
        <div className="fields-3">
          <NameFields
            bn="InstitutionName"
            en="EngInstitutionName"
            ar="AraInstitutionName"
            labels={[t('institution.name.bn'), t('institution.name.en'), t('institution.name.ar')]}
          />
          <NameFields
            bn="Address"
            en="EngAddress"
            ar="AraAddress"
            labels={[t('institution.address.bn'), t('institution.address.en'), t('institution.address.ar')]}
          />
          <TextField name="ContactNumber" label={t('institution.contact.bn')} lang="bn" />
          <TextField name="AraContactNumber" label={t('institution.contact.ar')} lang="ar" dir="rtl" />
          <PhoneField name="SMSMobile" label={t('institution.form.smsMobile')} />
          <TextField name="Email" label={t('institution.form.email')} inputMode="email" lang="en" />
          <TextField name="InstitutionCode" label={t('institution.form.code')} />
          <TextField name="AdmissionType" label={t('institution.form.admissionType')} />
          <TextField name="PrincipalName" label={t('institution.form.principal')} />
          <TextField name="NajemName" label={t('institution.form.najem')} />
          <TextField name="AccountantName" label={t('institution.form.accountant')} />
        </div>
      </FormSection>
    </CommandForm>
  );
}
