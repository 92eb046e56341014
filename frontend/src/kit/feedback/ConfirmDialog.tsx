import type { CommandDefinition } from '@madrasah/events/kernel';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button, Message } from 'semantic-ui-react';
import { changedMeanwhile } from '../calls/overtaken.ts';
import { useCommand } from '../calls/use-command.ts';
import { FieldError } from '../fields/FieldError.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { CommandAnswer, PathParams } from '../wire/definitions.ts';
import type { Failure } from '../wire/failure.ts';
import { Dialog } from './Dialog.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { useToast } from './toasts.ts';
import { useTold } from './use-told.ts';

interface Props<A> {
  readonly command: CommandDefinition<unknown, A>;
  readonly params?: PathParams;
  /** Of what is changed, as it was seen. */
  readonly version?: number | undefined;
  /** The body without the reason, which is put in as `reason`. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly title: string;
  /** The verb on the button: "রসিদ বাতিল করুন". */
  readonly verb: string;
  /** It confirms something and takes nothing away: the button is no warning. */
  readonly confirming?: boolean;
  /** No reason is asked for. */
  readonly plain?: boolean;
  /** What it is about is not shown yet: nothing is sent. */
  readonly held?: boolean;
  /** What will be added: nothing is ever deleted. */
  readonly children: ReactNode;
  onClose(): void;
  onDone?(answer: CommandAnswer<A>): void;
  onRefused?(failure: Failure): void;
}

/** Asks before a command that undoes or closes something: what will be added, why, and the verb on the button. */
export function ConfirmDialog<A>({
  command: definition,
  params = {},
  version,
  body = {},
  plain = false,
  confirming = false,
  held = false,
  ...props
}: Props<A>) {
  const t = useText(kitTexts);
  const id = useId();
  const toast = useToast();
  const told = useTold();
  const command = useCommand(definition);
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const early = asked && held; // what it is about has not come: a save is not lost without a word
  const box = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isLacking = !plain && reason.trim() === '';
  const isErased = command.failure?.code === 'people.erased-said'; // of him nothing is said: it goes on without
  const missing = asked && isLacking && !isErased;

  async function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isLacking && !isErased) return box.current?.focus();
    if (command.running || held) return;
    const outcome = await command.run(plain ? body : { ...body, reason: reason.trim() }, params, version);
    if (!outcome.ok) {
      if (outcome.failure.code === 'people.erased-said') {
        setReason('');
        dispatch(changedMeanwhile()); // his name leaves the page behind, too
      }
      return props.onRefused?.(outcome.failure);
    }
    toast(told(outcome.answer));
    props.onDone?.(outcome.answer);
    props.onClose();
  }
  return (
    <Dialog
      title={props.title}
      onConfirm={() => form.current?.requestSubmit()}
      onClose={props.onClose}
      actions={
        <>
          <Button type="button" onClick={props.onClose}>
            {t('kit.confirm.no')} <kbd className="not-phone">Esc</kbd>
          </Button>
          <Button
            type="submit"
            form={id}
            negative={!confirming}
            primary={confirming}
            className="filled"
            aria-disabled={command.running || held}
          >
            {command.running ? t('kit.form.saving') : props.verb} <kbd className="not-phone">Ctrl ↵</kbd>
          </Button>
        </>
      }
    >
      {command.failure && <FailureMessage failure={command.failure} />}
      {props.children}
      {early && (
        <Message warning visible role="alert">
          {t('kit.confirm.held')}
        </Message>
      )}
      <form id={id} ref={form} className="ui form" noValidate onSubmit={send}>
        {!plain && (
          <div className={`${isErased ? '' : 'required '}field${missing ? ' error' : ''}`}>
            <label htmlFor={`${id}-why`}>{t('kit.confirm.reason')}</label>
            <div className="ui input box">
              <input
                ref={box}
                id={`${id}-why`}
                type="text"
                autoComplete="off"
                aria-required={!isErased}
                aria-invalid={missing}
                aria-describedby={missing ? `${id}-why-error` : `${id}-why-hint`}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
            <div className="hint" id={`${id}-why-hint`}>
              {t('kit.confirm.kept')}
            </div>
            <FieldError id={`${id}-why`} error={missing ? t('kit.confirm.reasonNeeded') : undefined} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
