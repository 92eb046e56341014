import { accessCommands, isAdministrator } from '@madrasah/events/access';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Label, Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Loaded } from '../../kit/feedback/index.ts';
import { SelectField, TextField } from '../../kit/fields/index.ts';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { CommandForm, FormSection } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import { AuditorSection } from './AuditorSection.tsx';
import { LOGINS } from './addresses.ts';
import { Passwords, useDiffering } from './Passwords.tsx';
import { PowersTable } from './PowersTable.tsx';
import { allLogins, type LoginRow } from './rows.ts';
import { assignable } from './types.ts';

const ORDINARY = 6;

/** `/settings/add-login-users/:id`: one login, under what name, as what, with which powers. */
export default function LoginPage() {
  const t = useText(accessTexts);
  const word = useWord();
  const { id } = useParams();
  const logins = useQuery(allLogins, { limit: 1000 });
  const row = logins.data?.data.find(({ UserID }) => UserID === Number(id));
  return (
    <Page path={[{ name: word('logins'), to: LOGINS }]} title={row?.LoginName ?? ''} sub={row?.UserName}>
      <Loaded of={logins} lines={8}>
        {() =>
          row ? (
            <Sheets row={row} />
          ) : (
            <Message warning visible>
              {t('access.logins.unknown')}
            </Message>
          )
        }
      </Loaded>
    </Page>
  );
}

function Sheets({ row }: { row: LoginRow }) {
  const t = useText(accessTexts);
  const language = useLanguage();
  const user = useSelector(({ session }: RootState) => session.user);
  const own = user?.userId === row.UserID;
  const types = assignable(user?.permissionType ?? ORDINARY, language);
  const mine = types.some(({ value }) => value === row.PermissionTypeID);
  if (!own && !mine)
    return (
      <Message warning visible>
        {t('access.logins.above')}
      </Message>
    );
  return (
    <>
      {mine && !own && <Standing row={row} types={types} />}
      <NameAndPassword row={row} asksOld={own && user?.permissionType === ORDINARY} />
      {mine && !own && !isAdministrator(row.PermissionTypeID) && <AuditorSection row={row} />}
      {mine && !isAdministrator(row.PermissionTypeID) ? (
        <PowersTable login={row} />
      ) : (
        <Message visible>{t('access.logins.holdsAll')}</Message>
      )}
    </>
  );
}

function Standing({ row, types }: { row: LoginRow; types: ReturnType<typeof assignable> }) {
  const t = useText(accessTexts);
  const word = useWord();
  const [switching, setSwitching] = useState(false);
  const active = row.IsVerified === 1;
  return (
    <FormSection
      id="standing"
      title={t('access.logins.standing')}
      beside={<Label color={active ? 'green' : 'red'}>{word(active ? 'active' : 'inactive')}</Label>}
    >
      <CommandForm
        command={accessCommands.changeLoginType}
        params={{ id: row.UserID }}
        initialValues={{ permissionTypeId: row.PermissionTypeID }}
        afterSave="keep"
        save={t('access.logins.saveType')}
        quiet
      >
        <SelectField
          name="permissionTypeId"
          label={word('loginKind')}
          hint={t('access.logins.changeHint')}
          options={types}
        />
      </CommandForm>
      <button type="button" className="ui basic button" onClick={() => setSwitching(true)}>
        {t(active ? 'access.logins.switchOff' : 'access.logins.switchOn')}
      </button>
      {switching && (
        <ConfirmDialog
          command={accessCommands.switchLogin}
          params={{ id: row.UserID }}
          body={{ isVerified: active ? 0 : 1 }}
          plain
          title={t(active ? 'access.logins.offTitle' : 'access.logins.onTitle', { name: row.LoginName })}
          verb={t(active ? 'access.logins.switchOff' : 'access.logins.switchOn')}
          onClose={() => setSwitching(false)}
        >
          <p>{t(active ? 'access.logins.offSays' : 'access.logins.onSays')}</p>
        </ConfirmDialog>
      )}
    </FormSection>
  );
}

function NameAndPassword({ row, asksOld }: { row: LoginRow; asksOld: boolean }) {
  const t = useText(accessTexts);
  const word = useWord();
  const differing = useDiffering();
  const eye = { show: t('access.signIn.showPassword'), hide: t('access.signIn.hidePassword') };
  return (
    <>
      <FormSection id="name" title={word('loginName')}>
        <CommandForm
          command={accessCommands.renameLogin}
          params={{ id: row.UserID }}
          initialValues={{ loginName: row.LoginName }}
          afterSave="keep"
          save={t('access.logins.rename')}
          quiet
        >
          <TextField name="loginName" label={word('loginName')} autoComplete="off" />
        </CommandForm>
      </FormSection>
      <FormSection id="password" title={t('access.logins.password')}>
        <CommandForm
          command={accessCommands.changePassword}
          params={{ id: row.UserID }}
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
