import { Button, Message } from 'semantic-ui-react';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';

/** A field that somebody else has changed, in words. */
export interface OvertakenField {
  readonly name: string;
  readonly label: string | undefined;
  readonly now: string;
  /** Absent where nothing is typed there. */
  readonly mine?: string;
}

interface Props {
  readonly fields: readonly OvertakenField[];
  onKeep(): void;
  onTake(): void;
}

/** Somebody else has saved it: each field with what it says now and what is typed here, and the two answers to that. */
export function OvertakenWords({ fields, onKeep, onTake }: Props) {
  const t = useText(kitTexts);
  return (
    <Message warning visible role="alert" className="at-save">
      <Message.Header>{t('kit.overtaken.title')}</Message.Header>
      <ul>
        {fields.map(({ name, label, now, mine }) => (
          <li key={name}>
            <b>{label}</b>: {t('kit.overtaken.now', { value: now })}
            {mine !== undefined && <> · {t('kit.overtaken.mine', { value: mine })}</>}
          </li>
        ))}
      </ul>
      <Button type="button" size="small" onClick={onKeep}>
        {t('kit.overtaken.keep')}
      </Button>
      <Button type="button" size="small" onClick={onTake}>
        {t('kit.overtaken.take')}
      </Button>
    </Message>
  );
}
