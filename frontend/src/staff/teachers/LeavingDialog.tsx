import { teacherCommands } from '@madrasah/events/staff';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useText } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';
import type { TeacherRow } from './TeacherDialog.tsx';

interface Props {
  readonly of: TeacherRow;
  onClose(): void;
}

/** A teacher leaves: what comes of it, his last day, and why. */
export function LeavingDialog({ of, onClose }: Props) {
  const t = useText(staffTexts);
  return (
    <AskedDialog
      title={t('staff.teacher.leaveOf', { name: of.UserName })}
      says={t('staff.teacher.leaveSays')}
      command={teacherCommands.recordTeacherLeaving}
      params={{ UserID: of.UserID }}
      onPage={{ on: { min: of.JoiningDate } }}
      save={t('staff.teacher.leaveSave')}
      onClose={onClose}
    />
  );
}
