import { type ComponentProps, type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { Form, Label } from 'semantic-ui-react';
import { Icon } from '../layout/Icon.tsx';
import { shownError } from './shown-error.ts';

interface Props extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'lang'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** A control that stands inside the box, at its end. */
  readonly inside?: ReactNode;
}

/** Label above, the box, its hint, and under it what is wrong, in words. */
export function TextField({ name, label, hint, required, inside, type = 'text', ...box }: Props) {
  const id = useId();
  const { input, meta } = useField<string>(name, { parse: (typed) => typed });
  const error = shownError(meta);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Form.Field required={required} error={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="ui input box">
        <input
          {...box}
          {...input}
          id={id}
          type={type}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        {inside}
      </div>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <Label prompt role="alert" id={`${id}-error`}>
          <Icon name="problem" />
          <span>{error}</span>
        </Label>
      )}
    </Form.Field>
  );
}
