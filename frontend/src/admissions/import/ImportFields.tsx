import { importStudents, studentImport, studentImportTemplate } from '@madrasah/events/admissions';
import { Button } from 'semantic-ui-react';
import { useNames } from '../../academics/names.ts';
import { sessionList } from '../../academics/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/NotFetched.tsx';
import { asChoices, CheckField, SelectField } from '../../kit/fields/index.ts';
import { FileField } from '../../kit/files/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { usePapers } from '../../kit/report/paper.ts';
import { useText, useWord } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { SheetField } from './SheetField.tsx';

/** Which file, into which session, and what is charged. */
export function ImportFields() {
  const t = useText(admissionsTexts);
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  return (
    <>
      <p>{t('admissions.import.says', { max: studentImport.maxRows })}</p>
      <Template />
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
            label: t(`admissions.import.days.${value}`),
          }))}
          none={t('admissions.import.days.auto')}
        />
      </div>
      <SheetField />
      <CheckField
        name="charge"
        label={t('admissions.import.charge')}
        hint={t('admissions.import.chargeHint')}
      />
      <CheckField name="skipInvalid" label={t('admissions.import.skip')} />
    </>
  );
}

/** The workbook to fill in. */
function Template() {
  const t = useText(admissionsTexts);
  const { save, running, failure } = usePapers();
  const name = t('admissions.import.templateName');
  return (
    <p>
      <Button
        type="button"
        basic
        aria-disabled={running || undefined}
        onClick={() => void (running || save(studentImportTemplate.path, `${name}.xlsx`))}
      >
        <Icon name="download" />
        {t('admissions.import.template')}
      </Button>
      {failure && <NotFetched failure={failure} />}
    </p>
  );
}
