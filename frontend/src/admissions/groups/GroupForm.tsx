import { standingCommands } from '@madrasah/events/admissions';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { type Asked, StudentsToMove } from './StudentsToMove.tsx';

interface Props {
  readonly asked: Asked;
  readonly to: number;
}

/** Those of the class, to be ticked for the section they go to. */
export function GroupForm({ asked, to }: Props) {
  const t = useText(admissionsTexts);
  return (
    <CommandForm
      command={standingCommands.regroupStudents}
      params={{ SubClassID: to }}
      draft={{ of: [asked.SessionID, asked.ClassID, to].join(' ') }}
      save={t('admissions.groups.save')}
      quiet
    >
      <StudentsToMove asked={asked} to={to} />
    </CommandForm>
  );
}
