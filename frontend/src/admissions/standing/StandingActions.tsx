import { standingCommands } from '@madrasah/events/admissions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskedDialog } from '../../kit/asked/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import type { StudentRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

type Action = 'correct' | 'leave' | 'back' | 'withdraw';

/** What becomes of an admission: put right, left, back, withdrawn. */
export function StandingActions({ student }: { student: StudentRow }) {
  const t = useText(admissionsTexts);
  const navigate = useNavigate();
  const mayEdit = useMay('student_admission', 'edit');
  const mayDelete = useMay('student_admission', 'delete');
  const [open, setOpen] = useState<Action>();
  const isThere = student.is_active === 1;
  const close = () => setOpen(undefined);
  const actions: readonly Action[] = [
    ...(mayEdit ? (['correct', isThere ? 'leave' : 'back'] as const) : []),
    ...(mayDelete && isThere ? (['withdraw'] as const) : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <div className="row">
        {actions.map((action) => (
          <button key={action} type="button" className="ui basic button" onClick={() => setOpen(action)}>
            {t(`admissions.standing.${action}`)}
          </button>
        ))}
      </div>
      {open === 'correct' && <CorrectDialog student={student} onClose={close} />}
      {open === 'leave' && <LeaveDialog student={student} onClose={close} />}
      {open === 'back' && (
        <AskedDialog
          command={standingCommands.returnStudent}
          params={{ AdmissionID: student.AdmissionID }}
          title={`${t('admissions.standing.back')}: ${student.StudentName}`}
          says={t('admissions.standing.backSays')}
          save={t('admissions.standing.back')}
          onClose={close}
        />
      )}
      {open === 'withdraw' && (
        <ConfirmDialog
          command={standingCommands.withdrawAdmission}
          params={{ AdmissionID: student.AdmissionID }}
          title={`${t('admissions.standing.withdraw')}: ${student.StudentName}`}
          verb={t('admissions.standing.withdraw')}
          onClose={close}
          onDone={() => navigate('/students')}
        >
          <p>{t('admissions.standing.withdrawSays')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
