import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';
import { Label } from 'semantic-ui-react';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import look from '../people.module.css';
import { peopleTexts } from '../texts.ts';

interface Step {
  /** The sheet's id. */
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** The sheets of a long form beside it: what is done, and how much is wrong where after a refused attempt. */
export function FormSteps({ steps, label }: { steps: readonly Step[]; label: string }) {
  const t = useText(peopleTexts);
  const { values, errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: {
      values: true,
      errors: true,
      submitErrors: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  });
  const wrong = (field: string) =>
    getIn(errors ?? {}, field) || (!dirtySinceLastSubmit && getIn(submitErrors ?? {}, field));
  return (
    <nav className={`ui segment flush ${look['steps']}`} aria-label={label}>
      <div className="ui vertical menu pick">
        {steps.map(({ id, title, fields }) => {
          const count = fields.filter(wrong).length;
          const begun = fields.some((field) => Boolean(getIn(values, field)));
          return (
            <a
              key={id}
              className="item"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const sheet = document.getElementById(id);
                sheet?.scrollIntoView({ block: 'start' });
                sheet?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
              }}
            >
              {title}
              {submitFailed && count > 0 && <Label color="red">{t('people.steps.wrong', { count })}</Label>}
              {count === 0 && begun && <Icon name="done" />}
            </a>
          );
        })}
      </div>
    </nav>
  );
}
