import { digitsOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { FieldFrame, type FieldProps, useFormField } from '../Field.tsx';
import type { FoundStudent } from './rows.ts';
import { StudentBox } from './StudentBox.tsx';
import { type KnownStudent, StudentFacts } from './StudentFacts.tsx';

interface Props extends FieldProps {
  /** What of the student the form holds. */
  readonly takes?: 'AdmissionID' | 'UserID' | 'UserCode';
  /** Shown for a value that the form began with. */
  readonly shown?: string;
  /** Whose the entry is that is changed: he stays. */
  readonly kept?: ({ readonly code: string; readonly name: string } & KnownStudent) | undefined;
  onChosen?(student: FoundStudent): void;
}

/** A student, found by code, name, father or mobile. */
export function StudentField({ takes = 'AdmissionID', kept, onChosen, ...props }: Props) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const form = useForm();
  const { input, error, control } = useFormField<number | string | undefined>(props);
  const [student, setStudent] = useState<FoundStudent>();
  const disabled = props.disabled || kept !== undefined;
  const named = (code: string, name: string) => `${digitsOf(code, language)} · ${name}`;
  const chosen = student && student[takes] === input.value ? student : undefined;
  const shown = kept ? named(kept.code, kept.name) : props.shown;
  const known = chosen ? named(chosen.UserCode, chosen.StudentName) : shown;
  const of = chosen ?? kept;
  const hint = of ? <StudentFacts of={of} /> : props.hint;
  return (
    <FieldFrame control={control} label={props.label} hint={hint} error={error} disabled={disabled}>
      <StudentBox
        control={control}
        placeholder={t('kit.student.placeholder')}
        chosen={input.value ? known : undefined}
        disabled={disabled}
        onLeave={() => input.onBlur()}
        onChoose={(found) => {
          setStudent(found);
          form.change(props.name, found[takes]);
          onChosen?.(found);
        }}
      />
    </FieldFrame>
  );
}
