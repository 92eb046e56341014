import { standingCommands } from '@madrasah/events/admissions';
import { FINANCIAL_STATUS_NAMES } from '@madrasah/events/settings';
import { Dialog } from '../../kit/feedback/index.ts';
import { NumberField, SelectField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { ClassFields, NewOrOldField, ResidenceField } from '../new/AcademicFields.tsx';
import type { StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';

/** Puts right what an admission says. */
export function CorrectDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const { AdmissionSerial, ClassID, SubClassID, SFTID, ResidentialStatusId, NewOldId } = student;
  return (
    <Dialog
      title={`${t('admissions.standing.correct')}: ${student.StudentName}`}
      size="large"
      onClose={onClose}
    >
      <p>{t('admissions.standing.correctWhy')}</p>
      <CommandForm
        command={standingCommands.correctAdmission}
        params={{ AdmissionID: student.AdmissionID }}
        version={student.revision}
        initialValues={{ AdmissionSerial, ClassID, SubClassID, SFTID, ResidentialStatusId, NewOldId }}
        afterSave="keep"
        onClose={onClose}
        onDone={onClose}
      >
        <div className="fields-3">
          <NumberField name="AdmissionSerial" label={t('admissions.field.serial')} />
          <ClassFields />
          <SelectField
            name="SFTID"
            label={t('admissions.field.financial')}
            options={constantChoices(FINANCIAL_STATUS_NAMES, language)}
          />
          <ResidenceField />
          <NewOrOldField />
        </div>
      </CommandForm>
    </Dialog>
  );
}
