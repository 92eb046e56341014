import { digitsOf } from '@madrasah/events/kernel';
import { useForm } from 'react-final-form';
import { Button, Message } from 'semantic-ui-react';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { useFormDesk } from '../leaving/desk.ts';
import { type Loaded, type Overtaken, overtakenFields } from '../overtaken.ts';

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
  const t = useText(kitTexts);
  const language = useLanguage();
  const form = useForm();
  const desk = useFormDesk();
  const fields = overtakenFields(loaded.values, now.values, typed).filter(({ name }) => desk.labelOf(name));
  const said = (name: string, value: unknown) =>
    desk.saidOf(name, value) ??
    (value === undefined || value === null || value === '' ? '–' : digitsOf(String(value), language));
  const take = (theirs: readonly Overtaken[]) => {
    form.batch(() => {
      for (const { name, now: value } of theirs) form.change(name, value);
    });
    accept();
  };
  return (
    <Message warning visible role="alert" className="at-save">
      <Message.Header>{t('kit.overtaken.title')}</Message.Header>
      <ul>
        {fields.map(({ name, now: theirs, typed: mine }) => (
          <li key={name}>
            <b>{desk.labelOf(name)}</b>: {t('kit.overtaken.now', { value: said(name, theirs) })} ·{' '}
            {t('kit.overtaken.mine', { value: said(name, mine) })}
          </li>
        ))}
      </ul>
      <Button type="button" size="small" onClick={accept}>
        {t('kit.overtaken.keep')}
      </Button>
      <Button
        type="button"
        size="small"
        onClick={() => take(overtakenFields(loaded.values, now.values, typed))}
      >
        {t('kit.overtaken.take')}
      </Button>
    </Message>
  );
}
