import { useFormState } from 'react-final-form';
import type { Command } from '../../calls/use-command.ts';
import { FailureMessage } from '../../feedback/FailureMessage.tsx';
import { Problems } from '../../feedback/Problems.tsx';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import type { NamedField } from '../leaving/desk.ts';
import { unplaced } from '../validator.ts';

interface Props {
  readonly command: Pick<Command<unknown>, 'failure'>;
  /** The fields that stand in the form. */
  readonly fields: ReadonlyMap<string, NamedField>;
  /** What somebody else has saved meanwhile stands in this box. */
  readonly notice?: string | undefined;
  /** Where a problem of what was sent is told, if the form is laid out otherwise. */
  fieldOf?(name: string): string;
}

/**
 * Why the last attempt was not accepted; it stays until the next one. Problems at fields stand there and on top, those
 * of no field here.
 */
export function FormFailure({ command, fields, notice, fieldOf }: Props) {
  const t = useText(kitTexts);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const language = useLanguage();
  const { failure } = command;
  if (!failure || submitting || failure.code === 'form.busy') return null;
  const said = failure.messages?.[language] ?? failure.message;
  const elsewhere = unplaced(failure, [...fields.keys()], fieldOf)
    .map(({ message, messages }) => messages?.[language] ?? message)
    .filter((sentence) => sentence !== said);
  return (
    <FailureMessage failure={failure}>
      <Problems sentences={elsewhere} />
      {notice !== undefined && failure.code === 'conflict.changed' && (
        <div>
          <a
            href={`#${notice}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(notice)?.focus();
            }}
          >
            {t('kit.overtaken.see')}
          </a>
        </div>
      )}
    </FailureMessage>
  );
}
