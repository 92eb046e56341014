import type { FormApi } from 'final-form';
import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Button, Message } from 'semantic-ui-react';
import { submitting } from '../kit/calls/workflow.ts';
import { useFailure } from '../kit/feedback/use-failure.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { PlainForm } from '../kit/form/PlainForm.tsx';
import { browser } from '../kit/ports.ts';
import { type Credentials, signIn } from '../kit/session/state.ts';
import type { RootState } from '../kit/store.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { credentialsOf, rememberedSchool, rememberSchool, signInProblems } from './sign-in.ts';
import { accessTexts } from './texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const allTexts = { bn: { ...kitTexts.bn, ...accessTexts.bn }, en: { ...kitTexts.en, ...accessTexts.en } };

/** Name and password were judged and did not match; any other failure says nothing of the password. */
const refusedByName = (state: RootState) => state.session.failure?.status === 401;

export function SignInForm() {
  const t = useText(allTexts);
  const language = useLanguage();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const again = useSelector(refusedByName);
  const initialValues = useMemo(
    () => ({ school_id: rememberedSchool(browser.storage, language) }),
    [language],
  );

  function validate(values: Partial<Credentials>) {
    const problems = Object.entries(signInProblems(values, again));
    return Object.fromEntries(problems.map(([field, key]) => [field, t(key)]));
  }

  async function send(values: Credentials, form: FormApi<Credentials>) {
    const credentials = credentialsOf(values);
    rememberSchool(browser.storage, credentials.school_id);
    const errors = await submitting(dispatch, signIn)(credentials);
    if (refusedByName(store.getState())) form.change('password', '');
    return errors;
  }

  return (
    <PlainForm<Credentials> initialValues={initialValues} validate={validate} onSubmit={send}>
      {(state) => (
        <>
          <Told />
          <TextField
            name="school_id"
            label={t('access.signIn.schoolId')}
            hint={t('access.signIn.schoolIdHint')}
            required
            inputMode="numeric"
            autoComplete="organization"
          />
          <TextField name="name" label={t('access.signIn.name')} required autoComplete="username" />
          <PasswordField
            name="password"
            label={t('access.signIn.password')}
            show={t('access.signIn.showPassword')}
            hide={t('access.signIn.hidePassword')}
            autoComplete="current-password"
          />
          <Send running={state.submitting} />
        </>
      )}
    </PlainForm>
  );
}

/** Why the last attempt was refused, or why the session ended. */
function Told() {
  const t = useText(allTexts);
  const { failure: told, ended } = useSelector((state: RootState) => state.session);
  const failure = useFailure(told);
  if (failure)
    return (
      <Message negative role="alert">
        <Message.Header>{t('access.signIn.refused')}</Message.Header>
        {failure.message}
      </Message>
    );
  if (ended)
    return (
      <Message warning visible role="alert">
        <Message.Header>{t('kit.session.ended')}</Message.Header>
        {t(`kit.session.${ended}`)}
      </Message>
    );
  return null;
}

/** Too many attempts: the button waits with this user, and says how long; another user need not wait. */
function Send({ running }: { running: boolean }) {
  const t = useText(allTexts);
  const retryAt = useSelector((state: RootState) => state.session.failure?.retryAt);
  const { dirtyFieldsSinceLastSubmit: changed = {} } = useFormState({
    subscription: { dirtyFieldsSinceLastSubmit: true },
  });
  const left = useSecondsLeft(changed['school_id'] || changed['name'] ? undefined : retryAt);
  const minutes = Math.floor(left / 60);
  const seconds = left % 60;
  return (
    <>
      <Button primary type="submit" disabled={left > 0} aria-describedby={left > 0 ? 'wait' : undefined}>
        {t(running ? 'access.signIn.running' : 'access.signIn.submit')}
      </Button>
      {left > 0 && (
        <p className="hint" id="wait" role="timer">
          {minutes > 0
            ? t('access.signIn.waitMinutes', { minutes, seconds })
            : t('access.signIn.waitSeconds', { seconds })}
        </p>
      )}
    </>
  );
}
