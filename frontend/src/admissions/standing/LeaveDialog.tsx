import { standingCommands } from '@madrasah/events/admissions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { AskedDialog } from '../../kit/asked/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
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
  const { AdmissionID, StudentName, CreateAt } = student;
  if (hasLeft) return <SettleDialog student={student} onClose={onClose} />;
  return (
    <AskedDialog
      command={standingCommands.leaveStudent}
      params={{ AdmissionID }}
      title={`${t('admissions.standing.leave')}: ${StudentName}`}
      says={t('admissions.standing.leaveSays')}
      onPage={{ on: { min: CreateAt } }}
      save={t('admissions.standing.leave')}
      onClose={onClose}
      onDone={() => (maySettle ? setHasLeft(true) : onClose())}
    />
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
