import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import { Message } from 'semantic-ui-react';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import type { NamedField } from '../leaving/desk.ts';

interface Props {
  readonly fields: ReadonlyMap<string, NamedField>;
}

const SHORT = 2;

/** After a refused attempt: how many fields are wrong, with a link to each. Short forms show it at the fields alone. */
export function ErrorSummary({ fields }: Props) {
  const t = useText(kitTexts);
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  if (!submitFailed) return null;
  const wrong = [...fields].filter(
    ([name]) => getIn(errors ?? {}, name) || (!dirtySinceLastSubmit && getIn(submitErrors ?? {}, name)),
  );
  if (wrong.length < SHORT) return null;
  return (
    <Message negative role="alert">
      <Message.Header>{t('kit.form.wrong', { count: wrong.length })}</Message.Header>
      <div className="dots">
        {wrong.map(([name, { label, id }]) => (
          <a
            key={name}
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.focus();
            }}
          >
            {label}
          </a>
        ))}
      </div>
    </Message>
  );
}
