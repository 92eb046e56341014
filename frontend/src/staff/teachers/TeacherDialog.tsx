import { dhakaDay, type RowOf } from '@madrasah/events/kernel';
import { designations, teacherCommands, type teachersList } from '@madrasah/events/staff';
import { Link } from 'react-router-dom';
import { useQuery } from '../../kit/calls/index.ts';
import { DayField, SelectField, TextField } from '../../kit/fields/index.ts';
import { EntryDialog } from '../../kit/list/entries/index.ts';
import { listOf } from '../../kit/register/definition.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { staffTexts } from '../texts.ts';

export type TeacherRow = RowOf<typeof teachersList>;

interface Props {
  readonly who: Pick<TeacherRow, 'UserID' | 'UserName' | 'FatherName'>;
  /** The record that is changed; he is registered where absent. */
  readonly of?: TeacherRow;
  onClose(): void;
}

/** What the form begins with: the record as it stands, or one of somebody who joins today. */
function beginning({ UserID }: Props['who'], of: TeacherRow | undefined) {
  if (!of) return { UserID, JoiningDate: dhakaDay(new Date()) };
  const { DNID, JoiningDate, PasstedDate, ResultDevision, Qualification, ExamBoardName, Experience } = of;
  return { UserID, DNID, JoiningDate, PasstedDate, ResultDevision, Qualification, ExamBoardName, Experience };
}

/** Registers somebody of the list of people as a teacher, or changes his record. */
export function TeacherDialog({ who, of, onClose }: Props) {
  const t = useText(staffTexts);
  return (
    <EntryDialog
      title={t(of ? 'staff.teacher.changeOf' : 'staff.teacher.registerOf', { name: who.UserName })}
      save={t(of ? 'staff.teacher.save' : 'staff.teacher.register')}
      add={teacherCommands.registerTeacher}
      change={teacherCommands.changeTeacher}
      of={of}
      beginning={() => beginning(who, of)}
      onClose={onClose}
    >
      <TeacherFields father={who.FatherName} />
    </EntryDialog>
  );
}

function TeacherFields({ father }: { readonly father: string }) {
  const t = useText(staffTexts);
  const word = useWord();
  const today = dhakaDay(new Date());
  const kinds = useQuery(listOf(designations), {});
  const mayName = useMay('teacher_designation', 'insert');
  return (
    <>
      {father && (
        <p>
          {word('father')}: {father}
        </p>
      )}
      <div className="fields-2">
        <div>
          <SelectField
            name="DNID"
            label={word('designation')}
            options={(kinds.data?.data ?? []).map((row) => ({
              value: Number(row['DNID']),
              label: row.called,
            }))}
          />
          {mayName && <Link to="/teacherinfo/designation">{t('staff.teacher.designations')}</Link>}
        </div>
        <DayField name="JoiningDate" label={word('joinedOn')} />
        <TextField name="Qualification" label={word('qualification')} lang="bn" />
        <TextField name="ExamBoardName" label={t('staff.teacher.board')} lang="bn" />
        <TextField name="ResultDevision" label={t('staff.teacher.result')} lang="bn" />
        <DayField name="PasstedDate" label={t('staff.teacher.passedOn')} max={today} />
      </div>
      <TextField name="Experience" label={t('staff.teacher.experience')} lang="bn" />
    </>
  );
}
