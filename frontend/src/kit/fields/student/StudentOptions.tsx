import { Digits } from '../../figures/Digits.tsx';
import type { FoundStudent } from './rows.ts';

/** Something else than a student that what is typed finds. */
export interface Further {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  onChoose(): void;
}

interface Props {
  readonly listId: string;
  readonly label: string | undefined;
  /** They stand first: they are known at once, and nothing moves when the students come. */
  readonly further: readonly Further[];
  readonly students: readonly FoundStudent[];
  /** Said under what is found: that more is awaited, was refused, or is not there. */
  readonly none: string | undefined;
  /** Which is in hand. */
  readonly at: number;
  onChoose(index: number): void;
}

/** What was found, under the box in hand. */
export function StudentOptions({ listId, label, further, students, none, at, onChoose }: Props) {
  const option = (index: number) => ({
    id: `${listId}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === at,
    className: index === at ? 'selected' : undefined,
    onMouseDown: (event: React.MouseEvent) => {
      event.preventDefault(); // the box keeps the focus
      onChoose(index);
    },
  });
  return (
    <div className="options" id={listId} role="listbox" aria-label={label} tabIndex={-1}>
      {further.map(({ key, label, note }, index) => (
        <div key={key} {...option(index)}>
          <span>
            <b>{label}</b>
          </span>
          <small>{note}</small>
        </div>
      ))}
      {students.map((student, index) => (
        <div key={student.AdmissionID} {...option(further.length + index)}>
          <span>
            <b>{student.StudentName}</b> <small>{student.FatherName}</small>
          </span>
          <small>
            <Digits of={student.UserCode} /> · {student.ClassName} · {student.SessionName}
          </small>
        </div>
      ))}
      {none !== undefined && <div className="none">{none}</div>}
    </div>
  );
}
