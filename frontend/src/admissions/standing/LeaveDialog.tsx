import { LEAVING_KINDS, standingCommands } from '@madrasah/events/admissions';
import { dhakaDay } from '@madrasah/events/kernel';
import { Link } from 'react-router-dom';
import { Dialog } from '../../kit/feedback/index.ts';
import { DayField, SelectField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import type { StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';

/** A student leaves: what comes of it, his last day, how and why. */
export function LeaveDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const t = useText(admissionsTexts);
  const maySettle = useMay('fee_collection', 'insert');
  const today = dhakaDay(new Date());
  const { AdmissionID, StudentName, CreateAt } = student;
  return (
    <Dialog title={`${t('admissions.standing.leave')}: ${StudentName}`} onClose={onClose}>
      <p>
        {t('admissions.standing.leaveSays')}{' '}
        {maySettle && <Link to={`/accounting/leaver/${AdmissionID}`}>{t('admissions.standing.settle')}</Link>}
      </p>
      <CommandForm
        command={standingCommands.leaveStudent}
        params={{ AdmissionID }}
        initialValues={{ on: today }}
        save={t('admissions.standing.leave')}
        afterSave="keep"
        onClose={onClose}
        onDone={onClose}
      >
        <DayField name="on" label={t('admissions.standing.lastDay')} min={CreateAt} max={today} />
        <SelectField
          name="kind"
          label={t('admissions.standing.kind')}
          options={LEAVING_KINDS.map((kind) => ({ value: kind, label: t(`admissions.standing.${kind}`) }))}
        />
        <TextField name="reason" label={t('admissions.standing.reason')} />
      </CommandForm>
    </Dialog>
  );
}
