import { digitsOf } from '@madrasah/events/kernel';
import { useForm } from 'react-final-form';
import { useLanguage } from '../../text.ts';
import { useFormDesk } from '../leaving/desk.ts';
import { type Loaded, overtakenFields } from '../overtaken.ts';
import { OvertakenWords } from './OvertakenWords.tsx';

interface Props {
  readonly loaded: Loaded;
  readonly now: Loaded;
  readonly typed: Readonly<Record<string, unknown>>;
  accept(): void;
}

/**
 * Somebody else has saved what stands in this form: each field with what it says now and what is typed here. What was
 * typed stays until he who typed it says otherwise.
 */
export function OvertakenNotice({ loaded, now, typed, accept }: Props) {
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
  const fields = all
    .filter(({ name }) => desk.labelOf(name))
    .map(({ name, now: theirs, typed: mine }) => ({
      ...{ name, label: desk.labelOf(name) },
      ...{ now: said(name, theirs), mine: said(name, mine) },
    }));
  return <OvertakenWords fields={fields} onKeep={accept} onTake={take} />;
}
