import type { CommandDefinition } from '@madrasah/events/kernel';
import { FORM_ERROR, type FormApi, setIn } from 'final-form';
import { type MutableRefObject, type ReactNode, useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useDispatch } from 'react-redux';
import type { Outcome } from '../calls/commands.ts';
import { changedMeanwhile } from '../calls/overtaken.ts';
import { useCommand } from '../calls/use-command.ts';
import { useToast } from '../feedback/toasts.ts';
import { useTold } from '../feedback/use-told.ts';
import { useLanguage } from '../text.ts';
import type { CommandAnswer, PathParams } from '../wire/definitions.ts';
import type { Failure } from '../wire/failure.ts';
import { type Beside, useBeside } from './beside.ts';
import { useKept } from './kept.ts';
import { DirtyGuard, LeaveDialog } from './leaving/DirtyGuard.tsx';
import { type Doubt, DoubtDialog } from './leaving/DoubtDialog.tsx';
import { createDesk, DeskContext } from './leaving/desk.ts';
import { useLoaded } from './overtaken.ts';
import { FormBody } from './PlainForm.tsx';
import { ErrorSummary } from './parts/ErrorSummary.tsx';
import { FormFailure } from './parts/FormFailure.tsx';
import { OvertakenNotice } from './parts/OvertakenNotice.tsx';
import { SaveBar } from './parts/SaveBar.tsx';
import { problemsOf, requiredFields, submitErrors } from './validator.ts';

export type Values = Record<string, unknown>;

export interface CommandFormProps {
  /** Its schema is the form's validator, its wire names are the names of the fields. */
  readonly command: CommandDefinition;
  readonly initialValues?: Values;
  /** The `:name` places of the command's path. */
  readonly params?: PathParams;
  /** Of what is changed, as it stands in the form. */
  readonly version?: number;
  /** A file that is sent along with it, by a command of its own. */
  readonly beside?: Beside | undefined;
  /** What is sent, where it is not just what was filled in. */
  toBody?(values: Values): unknown;
  /** Where a problem of what is sent is told, if the form is laid out otherwise: both as final-form names fields. */
  fieldOf?(name: string, values: Values): string;
  /** What the schema cannot see, in words, by the path of the field. */
  check?(values: Values): Readonly<Record<string, string>>;
  /** What is asked before it is sent, where what was filled in is likely a slip; nothing where it is not. */
  doubt?(values: Values): Doubt | undefined;
  /** After the answer: the outcome was told in a toast already. */
  onDone?(answer: CommandAnswer, values: Values): void;
  /** What the page does about a failure beside showing it: asking anew for figures that were out of date. */
  onRefused?(failure: Failure): void;
  /** Esc and the cancel button; a dirty form asks first. */
  onClose?(): void;
  /** Filled by the form: runs what would take it away, after asking when something was written. */
  readonly leave?: MutableRefObject<((then: () => void) => void) | null>;
  /** Names in the address that say whose form this is: another value of one of them takes it away. */
  readonly standsOn?: readonly string[];
  /** An accepted form is emptied for the next one (`clear`) or stands with what was saved (`keep`). */
  readonly afterSave?: 'clear' | 'keep';
  /** Members that repeat: they stand in the next one as they were saved, and when the form is opened again. */
  readonly keeps?: readonly string[];
  /** What is typed is kept by the page itself: it is not asked about when the form is left. */
  readonly drafted?: boolean;
  /** The words on the primary button. */
  readonly save?: string;
  readonly cancel?: string;
  readonly className?: string;
  /** Does not take the focus when it appears. */
  readonly quiet?: boolean;
  /** No toast: the page itself says what happened. */
  readonly silent?: boolean;
  /** What is to be seen before one saves: it stands at the button. */
  readonly atSave?: ReactNode;
  readonly children: ReactNode | ((form: { values: Values; submitting: boolean }) => ReactNode);
}

const NOTHING: Values = {};
const NO_NAMES: readonly string[] = [];
const UNSURE = 'not sent: the question before it was answered with no';

/** After an accepted command nothing is left to keep: the form begins anew with these values. */
function begin(form: FormApi<Values>, values: Values, how: 'clear' | 'keep'): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  if (how === 'keep') form.initialize(values);
  else form.restart(values);
  form.setConfig('keepDirtyOnReinitialize', true);
}
const asTyped = (values: Values): unknown => values;

/**
 * A form over one command. All problems are told at once and in words, the first is focused; the server's own are put
 * at their fields; a failed network says what is safe and repeats with the same key; leaving it dirty is asked about.
 */
export function CommandForm(props: CommandFormProps) {
  const {
    command: definition,
    initialValues = NOTHING,
    params = {},
    toBody = asTyped,
    afterSave = 'clear',
    keeps = NO_NAMES,
  } = props;
  const language = useLanguage();
  const toast = useToast();
  const dispatch = useDispatch();
  const told = useTold();
  const command = useCommand(definition);
  const beside = useBeside(props.beside, definition);
  const sent = (values: Values) => toBody(beside.rest(values));
  const { desk, fields } = useMemo(() => createDesk(requiredFields(definition)), [definition]);
  const kept = useKept(definition.name, keeps);
  const [begun, setBegun] = useState(0);
  const clean = useRef(false);
  const dirtyNow = useRef(false);
  const [leaving, setLeaving] = useState<{ then(): void }>();
  // What the form itself refuses stands at its fields: why the attempt before it was not accepted would mislead.
  const [unsent, setUnsent] = useState(false);
  const [asking, setAsking] = useState<Doubt & { answer(sure: boolean): void }>();
  const leave = (then: () => void) => (dirtyNow.current ? setLeaving({ then }) : then());
  const close = props.onClose && (() => leave(props.onClose as () => void));
  if (props.leave) props.leave.current = leave;
  const { loaded, overtaken, accept, follow } = useLoaded(
    { version: props.version, values: kept.opened(initialValues) },
    () => dirtyNow.current,
  );

  async function isSure(values: Values): Promise<boolean> {
    const doubt = props.doubt?.(values);
    if (!doubt) return true;
    const sure = await new Promise<boolean>((answer) => setAsking({ ...doubt, answer }));
    setAsking(undefined);
    return sure;
  }
  async function submit(values: Values, form: FormApi<Values>) {
    if (!(await isSure(values))) return { [FORM_ERROR]: UNSURE };
    const refused = (failure: Failure) => {
      if (failure.code === 'conflict.changed') dispatch(changedMeanwhile());
      props.onRefused?.(failure);
      return submitErrors(failure, (name) => props.fieldOf?.(name, values) ?? name);
    };
    const notSent = await beside.send('before', values);
    if (notSent) return refused(notSent);
    beside.sent(form);
    const outcome: Outcome = await command.run(sent(values), params, loaded.version);
    if (!outcome.ok) return refused(outcome.failure);
    const failure = await beside.send('after', values, outcome.answer);
    clean.current = true; // what follows may lead away from here
    setTimeout(() => {
      // final-form is still submitting until this function has returned
      kept.saved(values);
      const next = afterSave === 'keep' ? beside.rest(values) : kept.anew(initialValues, values);
      begin(form, next, afterSave);
      dirtyNow.current = false;
      follow();
      if (!props.silent) toast(told(outcome.answer));
      if (failure) props.beside?.onRefused?.(failure, outcome.answer);
      props.onDone?.(outcome.answer, values);
      if (afterSave === 'clear') setBegun((count) => count + 1);
      setTimeout(() => {
        clean.current = false; // a page that is left at once was never asked about
      });
    });
    return undefined;
  }

  return (
    <DeskContext.Provider value={desk}>
      <FinalForm<Values>
        initialValues={loaded.values}
        initialValuesEqual={(one, other) => one === other || JSON.stringify(one) === JSON.stringify(other)}
        keepDirtyOnReinitialize // another language, a newer answer: what was typed stays
        validate={(values) =>
          Object.entries(props.check?.(values) ?? {}).reduce(
            (errors, [name, sentence]) => setIn(errors, name, sentence) as Values,
            {
              ...problemsOf(
                definition,
                sent(values),
                params,
                language,
                (name) => props.fieldOf?.(name, values) ?? name,
              ),
              ...beside.problems(values, language),
            },
          )
        }
        onSubmit={submit}
      >
        {({ handleSubmit, submitting = false, dirty = false, hasValidationErrors = false, values }) => {
          dirtyNow.current = dirty;
          return (
            <FormBody
              send={() => {
                setUnsent(hasValidationErrors);
                return handleSubmit();
              }}
              submitting={submitting}
              className={props.className}
              quiet={props.quiet}
              begun={begun}
              onEscape={close}
            >
              <DirtyGuard
                dirty={dirty && !props.drafted}
                isClean={() => clean.current}
                standsOn={props.standsOn}
              />
              {asking && <DoubtDialog {...asking} />}
              {leaving && (
                <LeaveDialog
                  onStay={() => setLeaving(undefined)}
                  onLeave={() => {
                    setLeaving(undefined);
                    clean.current = true; // it was asked about
                    leaving.then();
                    clean.current = false;
                  }}
                />
              )}
              <ErrorSummary fields={fields} />
              {!unsent && (
                <FormFailure
                  {...{ command, fields }}
                  fieldOf={(name) => props.fieldOf?.(name, values) ?? name}
                />
              )}
              {beside.command && <FormFailure command={beside.command} fields={fields} />}
              {typeof props.children === 'function' ? props.children({ values, submitting }) : props.children}
              <SaveBar
                save={props.save}
                cancel={props.cancel}
                submitting={submitting}
                share={command.share ?? beside.command?.share}
                failure={command.failure ?? beside.command?.failure}
                onCancel={close}
              >
                {props.atSave}
                {overtaken && !submitting && (
                  <OvertakenNotice {...{ loaded, accept }} now={overtaken} typed={values} />
                )}
              </SaveBar>
            </FormBody>
          );
        }}
      </FinalForm>
    </DeskContext.Provider>
  );
}
