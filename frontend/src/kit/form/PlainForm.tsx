import type { FormApi } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { Message } from 'semantic-ui-react';
import type { FormErrors } from '../calls/workflow.ts';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { isWrongNow } from './keys/judge.ts';
import { fieldKey, focusFirstEmpty, focusFirstError, focusNext } from './keys/keys.ts';
import { useSaveKey } from './keys/save-key.ts';

type Errors<Values> = { [Field in keyof Values]?: string | undefined };

interface Props<Values> {
  readonly initialValues: Partial<Values>;
  /** Sentences by field, in the language of the page. */
  validate(values: Partial<Values>): Errors<Values>;
  onSubmit(values: Values, form: FormApi<Values>): Promise<FormErrors>;
  /** Does not move into the first empty field: the form stands beside something else. */
  readonly quiet?: boolean;
  children(state: { submitting: boolean }): ReactNode;
}

/** A form that is no command of the language (signing in): its own validation, its own buttons. */
export function PlainForm<Values extends object>({
  initialValues,
  validate,
  onSubmit,
  quiet,
  children,
}: Props<Values>) {
  return (
    <FinalForm<Values>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      validate={(values) => validate(values)}
      onSubmit={(values, form) => onSubmit(values, form)}
    >
      {({ handleSubmit, form, submitting = false }) => (
        <FormBody
          send={() => {
            isWrongNow(form);
            return handleSubmit();
          }}
          submitting={submitting}
          quiet={quiet}
        >
          {children({ submitting })}
        </FormBody>
      )}
    </FinalForm>
  );
}

interface BodyProps {
  send(): Promise<unknown> | undefined;
  readonly submitting: boolean;
  readonly className?: string | undefined;
  /** Does not move into the first empty field: the form stands beside something else. */
  readonly quiet?: boolean | undefined;
  /** How often it has begun anew after a save: then the next one is typed. */
  readonly begun?: number;
  onEscape?(): void;
  readonly children: ReactNode;
}

/** The form element: Enter moves on, Ctrl Enter saves, Esc closes; the first error is focused, a second submit refused. */
export function FormBody({
  send,
  submitting,
  className = '',
  quiet = false,
  begun = 0,
  onEscape,
  children,
}: BodyProps) {
  const t = useText(kitTexts);
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form, () => form.current?.requestSubmit());
  const [answers, setAnswers] = useState(0);
  const [pressedAgain, setPressedAgain] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    if (answers > 0) focusFirstError(form.current);
    else if (!quiet) focusFirstEmpty(form.current);
  }, [answers, quiet]);
  useEffect(() => {
    if (begun > 0 && form.current) focusNext(form.current);
  }, [begun]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setPressedAgain(submitting);
    if (submitting) return;
    await send();
    setPressedAgain(false);
    setAnswers((count) => count + 1);
  }

  return (
    <form
      ref={form}
      className={`ui form ${className}`}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onEscape && !event.nativeEvent.isComposing) {
          event.preventDefault(); // the browser would close the question that this may open
          onEscape();
        } else fieldKey(event.nativeEvent, event.currentTarget, event.target);
      }}
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
