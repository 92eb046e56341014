import { importStudents, studentImport, studentImportTemplate } from '@madrasah/events/admissions';
import { dhakaDay } from '@madrasah/events/kernel';
import { sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, CheckField, SelectField } from '../../kit/fields/index.ts';
import { FileField } from '../../kit/files/index.ts';
import { SheetField, TemplateButton } from '../../kit/import/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { ChargeFrom, useMonthChoices } from '../new/MonthsSince.tsx';
import { admissionsTexts } from '../texts.ts';

/** Which file, into which session, and what is charged. */
export function ImportFields() {
  const t = useText(admissionsTexts);
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const months = useMonthChoices();
  return (
    <>
      <p>{t('admissions.import.says', { max: studentImport.maxRows })}</p>
      <TemplateButton path={studentImportTemplate.path} name={t('admissions.import.templateName')} />
      <div className="fields-3">
        <SelectField
          name="SessionID"
          label={word('session')}
          options={asChoices(sessions.data?.data, 'SessionID', names.session)}
        />
      </div>
      {importStudents.upload && (
        <FileField
          upload={importStudents.upload}
          label={t('admissions.import.file')}
          hint={t('admissions.import.fileHint')}
          required
        />
      )}
      <div className="fields-3">
        <SelectField
          name="days"
          label={t('admissions.import.days')}
          options={(['day-first', 'month-first'] as const).map((value) => ({
            value,
            label: t(`admissions.import.days-${value}`),
          }))}
          none={t('admissions.import.days-auto')}
        />
      </div>
      <SheetField />
      <CheckField
        name="charge"
        label={t('admissions.import.charge')}
        hint={t('admissions.import.chargeHint')}
      />
      <div className="fields-3">
        <SelectField
          name="months"
          label={t('admissions.add.months')}
          hint={t('admissions.import.monthsHint')}
          options={months}
          none={t('admissions.import.months-usual')}
        />
        <ChargeFrom max={dhakaDay(new Date())} />
      </div>
      <CheckField name="skipInvalid" label={t('admissions.import.skip')} />
    </>
  );
}
