import { accessCommands } from '@madrasah/events/access';
import { useSelector } from 'react-redux';
import { TextField } from '../../kit/fields/index.ts';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { CommandForm, FormSection, type Values } from '../../kit/form/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useText, useWord } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import { Passwords, useNewDiffering } from './Passwords.tsx';
import { ORDINARY } from './types.ts';

interface Props {
  /** The login's. */
  readonly id: number;
  readonly name: string;
}

/** Under which name somebody signs in, and with which password; an ordinary user proves himself by the old one. */
export function NameAndPassword({ id, name }: Props) {
  const t = useText(accessTexts);
  const word = useWord();
  const user = useSelector(({ session }: RootState) => session.user);
  const asksOld = user?.permissionType === ORDINARY && Number(user.userId) === id;
  const differing = useNewDiffering();
  const otherName = ({ loginName, again }: Values): Record<string, string> =>
    loginName === again ? {} : { again: t('access.logins.noNameMatch') };
  const eye = { show: t('access.signIn.showPassword'), hide: t('access.signIn.hidePassword') };
  return (
    <>
      <FormSection id="name" title={word('loginName')}>
        <CommandForm
          command={accessCommands.renameLogin}
          params={{ id }}
          initialValues={{ loginName: name }}
          toBody={({ loginName }) => ({ loginName })}
          check={otherName}
          afterSave="keep"
          save={t('access.logins.rename')}
          quiet
        >
          <TextField name="loginName" label={word('loginName')} autoComplete="off" />
          <TextField name="again" label={t('access.logins.nameAgain')} autoComplete="off" />
        </CommandForm>
      </FormSection>
      <FormSection id="password" title={t('access.logins.password')}>
        <CommandForm
          command={accessCommands.changePassword}
          params={{ id }}
          toBody={({ again: _, ...values }) => values}
          check={differing}
          save={t('access.logins.setPassword')}
          quiet
        >
          <p className="muted">{t('access.logins.passwordSays')}</p>
          {asksOld && (
            <PasswordField
              name="oldPassword"
              label={t('access.logins.oldPassword')}
              autoComplete="current-password"
              {...eye}
            />
          )}
          <Passwords />
        </CommandForm>
      </FormSection>
    </>
  );
}
