import { digitsOf } from '@madrasah/events/kernel';
import { peopleQueries, USER_TYPES } from '@madrasah/events/people';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useQuery } from '../../calls/use-query.ts';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { FieldFrame, type FieldProps, useFormField } from '../Field.tsx';
import { matching } from '../select/match.ts';
import { StudentBox } from './StudentBox.tsx';

export interface PersonFieldProps extends FieldProps {
  /** Whose it is that is changed: he stays. */
  readonly kept?: { readonly code: string; readonly name: string } | undefined;
}

const MOST = 5;

/** A student, or one of the teachers and staff, found while one types; the form has his UserID. */
export function PersonField({ kept, ...props }: PersonFieldProps) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const form = useForm();
  const { input, error, control } = useFormField<number | undefined>(props);
  const staff = useQuery(peopleQueries.personBox, { UserTypeID: USER_TYPES.teacher }).data?.data ?? [];
  const [chosen, setChosen] = useState<{ readonly id: number; readonly said: string }>();
  const named = (code: string, name: string) => `${digitsOf(code, language)} · ${name}`;
  const take = (id: number, code: string, name: string) => {
    setChosen({ id, said: named(code, name) });
    form.change(props.name, id);
  };
  const choices = staff.map((one) => ({ value: one.UserID, label: one.UserName, note: one.UserCode }));
  const further = (typed: string) =>
    (typed.trim() === '' ? [] : matching(choices, typed))
      .slice(0, MOST)
      .map(({ value, label, note = '' }) => ({
        key: String(value),
        label,
        note: digitsOf(note, language),
        onChoose: () => take(Number(value), note, label),
      }));
  const said = kept ? named(kept.code, kept.name) : chosen?.id === input.value ? chosen?.said : undefined;
  return (
    <FieldFrame control={control} label={props.label} hint={props.hint} error={error} disabled={!!kept}>
      <StudentBox
        control={control}
        placeholder={t('kit.student.placeholder')}
        {...(said === undefined ? {} : { chosen: said })}
        disabled={kept !== undefined}
        further={further}
        onLeave={() => input.onBlur()}
        onChoose={({ UserID, UserCode, StudentName }) => take(UserID, UserCode, StudentName)}
      />
    </FieldFrame>
  );
}
