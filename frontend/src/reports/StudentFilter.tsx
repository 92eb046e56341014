import { digitsOf } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { StudentBox } from '../kit/fields/student/StudentBox.tsx';
import type { List } from '../kit/list/use-list.ts';
import { useLanguage } from '../kit/text.ts';

interface Props {
  readonly list: List;
  readonly name: string;
  readonly label: string;
}

/** A student in one admission, looked for by code, name or mobile. */
export function StudentFilter({ list, name, label }: Props) {
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState<{ readonly admission: string; readonly name: string }>();
  const given = list.values[name];
  const known = chosen?.admission === given ? chosen?.name : given && `# ${digitsOf(given, language)}`;
  return (
    <div className="q">
      <label htmlFor={id}>{label}</label>
      <StudentBox
        control={{ id }}
        label={label}
        chosen={known ?? ''}
        onChoose={({ AdmissionID, UserCode, StudentName }) => {
          const admission = String(AdmissionID);
          setChosen({ admission, name: `${digitsOf(UserCode, language)} – ${StudentName}` });
          list.set(name, admission);
        }}
      />
    </div>
  );
}
