import { accessCommands, isAdministrator } from '@madrasah/events/access';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { Label, Message } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { FormSection } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import type { RootState } from '../../kit/store.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import { AuditorSection } from './AuditorSection.tsx';
import { LOGINS } from './addresses.ts';
import { NameAndPassword } from './NameAndPassword.tsx';
import { PowersTable } from './powers/PowersTable.tsx';
import { allLogins, type LoginRow } from './rows.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import { assignable, ORDINARY } from './types.ts';
import { WhoseSection } from './whose/WhoseSection.tsx';

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
      {row.NewUserID === null && <WhoseSection row={row} />}
      <NameAndPassword id={row.UserID} name={row.LoginName} />
      {mine && !own && !isAdministrator(row.PermissionTypeID) && <AuditorSection row={row} />}
      {isAdministrator(row.PermissionTypeID) && <Message visible>{t('access.logins.holdsAll')}</Message>}
      {mine && !isAdministrator(row.PermissionTypeID) && <PowersTable login={row} />}
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
      <AskedForm
        command={accessCommands.changeLoginType}
        params={{ id: row.UserID }}
        initialValues={{ permissionTypeId: row.PermissionTypeID }}
        onPage={{ permissionTypeId: { options: types } }}
        afterSave="keep"
        save={t('access.logins.saveType')}
        quiet
      />
      <button type="button" className="ui basic button" onClick={() => setSwitching(true)}>
        {t(active ? 'access.logins.switchOff' : 'access.logins.switchOn')}
      </button>
      {switching && <SwitchDialog row={row} onClose={() => setSwitching(false)} />}
    </FormSection>
  );
}
