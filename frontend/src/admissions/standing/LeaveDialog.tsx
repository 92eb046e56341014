import { LEAVING_KINDS, standingCommands } from '@madrasah/events/admissions';
import { dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../../kit/feedback/index.ts';
import { DayField, SelectField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import type { StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';

interface Props {
  readonly student: StudentRow;
  onClose(): void;
}

/** A student leaves: what comes of it, his last day, how and why; then his account, for whoever may settle it. */
export function LeaveDialog({ student, onClose }: Props) {
  const t = useText(admissionsTexts);
  const maySettle = useMay('fee_collection', 'insert');
  const [hasLeft, setHasLeft] = useState(false);
  const today = dhakaDay(new Date());
  const { AdmissionID, StudentName, CreateAt } = student;
  if (hasLeft) return <SettleDialog student={student} onClose={onClose} />;
  return (
    <Dialog title={`${t('admissions.standing.leave')}: ${StudentName}`} onClose={onClose}>
      <p>{t('admissions.standing.leaveSays')}</p>
      <CommandForm
        command={standingCommands.leaveStudent}
        params={{ AdmissionID }}
        initialValues={{ on: today }}
        save={t('admissions.standing.leave')}
        afterSave="keep"
        onClose={onClose}
        onDone={() => (maySettle ? setHasLeft(true) : onClose())}
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

/** The second act of a leaving: what is owed, and what was paid too much. */
function SettleDialog({ student: { AdmissionID, StudentName }, onClose }: Props) {
  const t = useText(admissionsTexts);
  return (
    <Dialog
      title={`${t('admissions.standing.settle')}: ${StudentName}`}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('admissions.standing.later')} <kbd className="not-phone">Esc</kbd>
          </Button>
          <Link className="ui primary button" to={`/accounting/leaver/${AdmissionID}`}>
            {t('admissions.standing.settle')}
          </Link>
        </>
      }
    >
      <p>{t('admissions.standing.settleSays')}</p>
    </Dialog>
  );
}
