import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import type { Values } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';

/** A new password, typed twice. */
export function Passwords() {
  const t = useText(accessTexts);
  const eye = { show: t('access.signIn.showPassword'), hide: t('access.signIn.hidePassword') };
  return (
    <>
      <PasswordField
        name="password"
        label={t('access.logins.password')}
        autoComplete="new-password"
        {...eye}
      />
      <PasswordField name="again" label={t('access.signIn.again')} autoComplete="new-password" {...eye} />
    </>
  );
}

/** Says where the two differ. */
export function useDiffering() {
  const t = useText(accessTexts);
  return ({ password, again }: Values): Record<string, string> =>
    password === again ? {} : { again: t('access.logins.noMatch') };
}

/** The same of a password that is changed, in the specification's words. */
export function useNewDiffering() {
  const t = useText(accessTexts);
  return ({ password, again }: Values): Record<string, string> => {
    if (password && !again) return { again: t('access.logins.confirmNew') };
    return password === again ? {} : { again: t('access.logins.noNewMatch') };
  };
}
