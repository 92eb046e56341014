import { dhakaDay } from '@madrasah/events/kernel';
import { teacherCommands } from '@madrasah/events/staff';
import { useState } from 'react';
import { Dialog } from '../../kit/feedback/index.ts';
import { DayField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
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
  const [initial] = useState(() => ({ on: dhakaDay(new Date()) }));
  return (
    <Dialog title={t('staff.teacher.leaveOf', { name: of.UserName })} onClose={onClose}>
      <p>{t('staff.teacher.leaveSays')}</p>
      <CommandForm
        command={teacherCommands.recordTeacherLeaving}
        params={{ UserID: of.UserID }}
        initialValues={initial}
        save={t('staff.teacher.leaveSave')}
        onDone={onClose}
        onClose={onClose}
      >
        <DayField name="on" label={t('staff.teacher.lastDay')} min={of.JoiningDate} max={initial.on} />
        <TextField name="reason" label={t('staff.teacher.reason')} />
      </CommandForm>
    </Dialog>
  );
}
