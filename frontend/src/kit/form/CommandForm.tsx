import type { FormApi } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { Message } from 'semantic-ui-react';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { FormErrors } from '../workflow.ts';
import { fieldKey, focusFirstEmpty, focusFirstError } from './keys.ts';

type Errors<Values> = { [Field in keyof Values]?: string | undefined };

interface Props<Values> {
  readonly initialValues: Partial<Values>;
  /** Sentences by field, in the language of the page. */
  validate(values: Partial<Values>): Errors<Values>;
  onSubmit(values: Values, form: FormApi<Values>): Promise<FormErrors>;
  children(state: { submitting: boolean }): ReactNode;
}

/** A form that sends one command at a time: Enter moves on, errors stand under their field, the first is focused. */
export function CommandForm<Values extends object>({
  initialValues,
  validate,
  onSubmit,
  children,
}: Props<Values>) {
  return (
    <FinalForm<Values>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      validate={(values) => validate(values)}
      onSubmit={(values, form) => onSubmit(values, form)}
    >
      {({ handleSubmit, submitting = false }) => (
        <Body send={handleSubmit} submitting={submitting}>
          {children({ submitting })}
        </Body>
      )}
    </FinalForm>
  );
}

interface BodyProps {
  send(): Promise<unknown> | undefined;
  readonly submitting: boolean;
  readonly children: ReactNode;
}

function Body({ send, submitting, children }: BodyProps) {
  const t = useText(kitTexts);
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(0);
  const [pressedAgain, setPressedAgain] = useState(false);
  useEffect(() => {
    if (form.current) (answers === 0 ? focusFirstEmpty : focusFirstError)(form.current);
  }, [answers]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPressedAgain(submitting);
    if (submitting) return;
    await send();
    setPressedAgain(false);
    setAnswers((count) => count + 1);
  }

  return (
    <form
      ref={form}
      className="ui form"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => fieldKey(event.nativeEvent, event.currentTarget, event.target)}
    >
      {children}
      {pressedAgain && submitting && (
        <Message warning visible role="alert" className="after">
          {t('kit.form.busy')}
        </Message>
      )}
    </form>
  );
}
