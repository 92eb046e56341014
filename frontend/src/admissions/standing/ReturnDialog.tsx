import { standingCommands } from '@madrasah/events/admissions';
import { dhakaDay } from '@madrasah/events/kernel';
import { Dialog } from '../../kit/feedback/index.ts';
import { DayField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';

/** Who had left is there again: from which day on, and why. */
export function ReturnDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const t = useText(admissionsTexts);
  const today = dhakaDay(new Date());
  return (
    <Dialog title={`${t('admissions.standing.back')}: ${student.StudentName}`} onClose={onClose}>
      <p>{t('admissions.standing.backSays')}</p>
      <CommandForm
        command={standingCommands.returnStudent}
        params={{ AdmissionID: student.AdmissionID }}
        initialValues={{ on: today }}
        save={t('admissions.standing.back')}
        afterSave="keep"
        onClose={onClose}
        onDone={onClose}
      >
        <DayField name="on" label={t('admissions.standing.backOn')} max={today} />
        <TextField name="reason" label={t('admissions.standing.reason')} />
      </CommandForm>
    </Dialog>
  );
}
