import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Button, Message } from 'semantic-ui-react';
import { submitting } from '../../calls/workflow.ts';
import { Dialog } from '../../feedback/Dialog.tsx';
import { useToast } from '../../feedback/toasts.ts';
import { useFailure } from '../../feedback/use-failure.ts';
import { Digits } from '../../figures/Digits.tsx';
import { frameTexts } from '../../frame/texts.ts';
import type { RootState } from '../../state.ts';
import { useText } from '../../text.ts';
import { sessionEnded, signIn } from '../state.ts';

/**
 * Over a page whose session has ended under what somebody was doing: the password of the same login, and he goes on
 * where he was; whoever leaves lets go of what is typed, but for the draft that is kept of it.
 */
export function SignInAgain() {
  const t = useText(frameTexts);
  const dispatch = useDispatch();
  const id = useId();
  const { user, failure: told, ended = 'changed' } = useSelector((state: RootState) => state.session);
  const failure = useFailure(told);
  const { box, password, setPassword, running, send } = useSending();
  if (!user) return null;
  return (
    <Dialog
      title={t('kit.again.title')}
      covering
      onClose={() => box.current?.focus()}
      actions={
        <>
          <Button type="button" onClick={() => dispatch(sessionEnded(ended))}>
            {t('kit.leave.leave')}
          </Button>
          <Button type="submit" form={id} primary aria-disabled={running}>
            {t(running ? 'kit.again.running' : 'kit.again.enter')} <kbd className="not-phone">↵</kbd>
          </Button>
        </>
      }
    >
      {failure ? (
        <Message negative visible role="alert">
          <Message.Header>{t('kit.again.refused')}</Message.Header>
          {failure.message}
        </Message>
      ) : (
        <p>{t(`kit.again.${ended === 'changed' ? 'changed' : 'over'}`)}</p>
      )}
      <p>{t('kit.again.safe')}</p>
      <form id={id} className="ui form" noValidate onSubmit={send}>
        <p>
          {t('kit.again.login')} <b>{user.username}</b> · {t('kit.page.schoolId')}{' '}
          <Digits of={user.schoolId} />
        </p>
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <div className="required field">
          <label htmlFor={`${id}-word`}>{t('kit.again.password')}</label>
          <div className="ui input box">
            <input
              ref={box}
              id={`${id}-word`}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </div>
        </div>
      </form>
    </Dialog>
  );
}

/** The password is nowhere but in its box, until it is sent. */
function useSending() {
  const t = useText(frameTexts);
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const toast = useToast();
  const box = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [running, setRunning] = useState(false);
  useEffect(() => box.current?.focus(), []);
  async function send(event: FormEvent) {
    event.preventDefault();
    const { user } = store.getState().session;
    if (running || !user) return;
    if (password === '') return box.current?.focus();
    setRunning(true);
    const credentials = { name: user.username, school_id: user.schoolId, password };
    const refused = await submitting(dispatch, signIn)(credentials);
    setRunning(false);
    setPassword('');
    if (refused) box.current?.focus();
    else toast(t('kit.again.done'));
  }
  return { box, password, setPassword, running, send };
}
