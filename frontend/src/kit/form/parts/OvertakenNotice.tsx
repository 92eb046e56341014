import { digitsOf } from '@madrasah/events/kernel';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useLanguage } from '../../text.ts';
import { useFormDesk } from '../leaving/desk.ts';
import { type Loaded, overtakenFields, toTell } from '../overtaken.ts';
import { OvertakenWords } from './OvertakenWords.tsx';

interface Props {
  readonly loaded: Loaded;
  readonly now: Loaded;
  readonly typed: Readonly<Record<string, unknown>>;
  readonly id: string;
  /** It came of an attempt to save: the eye is led here. */
  readonly isSaving: boolean;
  accept(): void;
}

/**
 * Somebody else has saved what stands in this form: each field with what it says now and what is typed here. What was
 * typed stays until he who typed it says otherwise.
 */
export function OvertakenNotice({ loaded, now, typed, id, isSaving, accept }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSaving) box.current?.focus();
  }, [isSaving]);
  const language = useLanguage();
  const form = useForm();
  const desk = useFormDesk();
  const said = (name: string, value: unknown) =>
    desk.saidOf(name, value) ??
    (value === undefined || value === null || value === '' ? '–' : digitsOf(String(value), language));
  const all = overtakenFields(loaded.values, now.values, typed);
  const take = () => {
    form.batch(() => {
      for (const { name, now: value } of all) form.change(name, value);
    });
    accept();
  };
  const fields = toTell(loaded.values, now.values, form)
    .filter(({ name }) => desk.labelOf(name))
    .map(({ name, now: theirs, typed: mine, isTyped }) => ({
      ...{ name, label: desk.labelOf(name) },
      ...{ now: said(name, theirs), ...(isTyped && { mine: said(name, mine) }) },
    }));
  return (
    <div ref={box} id={id} tabIndex={-1} className="overtaken">
      <OvertakenWords fields={fields} onKeep={accept} onTake={take} />
    </div>
  );
}
