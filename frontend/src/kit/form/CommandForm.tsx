import { FORM_ERROR, type FormApi, setIn } from 'final-form';
import { useId, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { changedMeanwhile } from '../calls/overtaken.ts';
import { useCommand } from '../calls/use-command.ts';
import { useToast } from '../feedback/toasts.ts';
import { useTold } from '../feedback/use-told.ts';
import { useLanguage } from '../text.ts';
import type { Failure } from '../wire/failure.ts';
import { begin } from './begin.ts';
import { useBeside } from './beside.ts';
import type { CommandFormProps, Values } from './definition.ts';
import { DraftKeeper } from './drafts/DraftKeeper.tsx';
import { DraftKept } from './drafts/DraftKept.tsx';
import { holdsFile } from './drafts/keepable.ts';
import { draftName } from './drafts/name.ts';
import { useDraft } from './drafts/use-draft.ts';
import { isWrongNow } from './keys/judge.ts';
import { DirtyGuard, LeaveDialog } from './leaving/DirtyGuard.tsx';
import { type Doubt, DoubtDialog } from './leaving/DoubtDialog.tsx';
import { DeskContext } from './leaving/desk.ts';
import { useDesk } from './leaving/use-desk.ts';
import { useLoaded, useResend } from './overtaken.ts';
import { FormBody } from './PlainForm.tsx';
import { ErrorSummary } from './parts/ErrorSummary.tsx';
import { FormFailure } from './parts/FormFailure.tsx';
import { OvertakenNotice } from './parts/OvertakenNotice.tsx';
import { SaveBar } from './parts/SaveBar.tsx';
import { useKept } from './use-kept.ts';
import { problemsOf, submitErrors } from './validator.ts';

const NOTHING: Values = {};
const NO_NAMES: readonly string[] = [];
const UNSURE = 'not sent: the question before it was answered with no';

const asTyped = (values: Values): unknown => values;

/** As it says; another form where its draft is another. */
export function CommandForm<A>(props: CommandFormProps<A>) {
  const name = props.draft && draftName(props.command.name, props.draft.of);
  return <OneForm key={name ?? ''} {...props} draftName={name} />;
}

/**
 * A form over one command. All problems are told at once and in words, the first is focused; the server's own are put
 * at their fields; a failed network says what is safe and repeats with the same key; leaving it dirty is asked about.
 */
function OneForm<A>(props: CommandFormProps<A> & { readonly draftName: string | undefined }) {
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
  const draft = useDraft(props.draftName);
  const { desk, fields, erased, setErased } = useDesk(definition);
  const kept = useKept(definition.name, keeps);
  const [begun, setBegun] = useState(0);
  const clean = useRef(false);
  const toPutBack = useRef(draft.found !== undefined); // what a draft holds is not in the form yet
  const dirtyNow = useRef(toPutBack.current);
  const notice = useId();
  const inForm = useRef<FormApi<Values>>(undefined);
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
    () => inForm.current,
    draft.found?.loaded && { version: draft.found.version, values: draft.found.loaded },
  );

  const resend = useResend(loaded.version, overtaken !== undefined, () => {
    if (dirtyNow.current) setTimeout(() => void inForm.current?.submit());
  });

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
      if (failure.code === 'people.erased-said') setErased(true);
      const isErased = failure.code.startsWith('people.erased'); // his name leaves the page that is filled in, too
      if (failure.code === 'conflict.changed') resend();
      if (isErased || failure.code === 'conflict.changed') dispatch(changedMeanwhile());
      props.onRefused?.(failure);
      return submitErrors(failure, (name) => props.fieldOf?.(name, values) ?? name);
    };
    const notSent = await beside.send('before', values);
    if (notSent) return refused(notSent);
    beside.sent(form);
    const outcome = await command.run(sent(values), params, loaded.version);
    if (!outcome.ok) return refused(outcome.failure);
    if (afterSave === 'look') {
      props.onDone?.(outcome.answer, values);
      return undefined;
    }
    const failure = await beside.send('after', values, outcome.answer);
    clean.current = true; // what follows may lead away from here
    setTimeout(() => {
      // final-form is still submitting until this function has returned
      kept.saved(values);
      const next =
        afterSave === 'keep'
          ? beside.rest(values)
          : { ...kept.anew(initialValues, values), ...props.next?.(values) };
      begin(form, next, afterSave);
      dirtyNow.current = false;
      draft.forget();
      setErased(false);
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
                erased,
              ),
              ...beside.problems(values, language),
            },
          )
        }
        onSubmit={submit}
      >
        {({ handleSubmit, form, submitting = false, dirty = false, values }) => {
          inForm.current = form;
          dirtyNow.current = dirty || (form.getState().dirty ?? false) || toPutBack.current;
          return (
            <FormBody
              send={() => {
                setUnsent(isWrongNow(form));
                return handleSubmit();
              }}
              submitting={submitting}
              className={props.className}
              quiet={props.quiet}
              begun={begun}
              onEscape={close}
            >
              <DirtyGuard
                dirty={dirty}
                kept={draft.keeps && !holdsFile(values)}
                isClean={() => clean.current}
                stays={props.stays}
              />
              {asking && <DoubtDialog {...asking} />}
              {leaving && (
                <LeaveDialog
                  onStay={() => setLeaving(undefined)}
                  onLeave={() => {
                    setLeaving(undefined);
                    clean.current = true; // it was asked about
                    draft.forget();
                    leaving.then();
                    clean.current = false;
                  }}
                />
              )}
              {props.draft && (
                <DraftKeeper
                  {...{ draft, loaded }}
                  setting={props.draft}
                  onPutBack={() => (toPutBack.current = false)}
                />
              )}
              <ErrorSummary fields={fields} />
              {!unsent && (
                <FormFailure
                  {...{ command, fields }}
                  notice={overtaken && notice}
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
                <DraftKept at={dirty ? draft.at : undefined} />
                {props.atSave}
                {overtaken && !submitting && (
                  <OvertakenNotice
                    {...{ loaded }}
                    id={notice}
                    isSaving={command.failure?.code === 'conflict.changed'}
                    accept={() => {
                      setUnsent(true); // what was refused was about what is decided now
                      accept();
                    }}
                    now={overtaken}
                    typed={values}
                  />
                )}
              </SaveBar>
            </FormBody>
          );
        }}
      </FinalForm>
    </DeskContext.Provider>
  );
}
