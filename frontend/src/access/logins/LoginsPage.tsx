import { loginsList } from '@madrasah/events/access';
import { PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { Icon } from '../../kit/icons/Icon.tsx';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { accessTexts } from '../texts.ts';
import { LOGINS } from './addresses.ts';
import { type Asked, LoginRowButtons, turnedOver } from './LoginRowButtons.tsx';
import { NewLogin } from './NewLogin.tsx';
import type { LoginRow } from './rows.ts';
import { SwitchDialog } from './SwitchDialog.tsx';
import { TypeDialog } from './TypeDialog.tsx';
import { AloneSection } from './whose/AloneSection.tsx';

const toLogin = ({ UserID }: { UserID: number }) => `${LOGINS}/${UserID}`;

/** `/settings/add-login-users`: who may sign in, and as what. */
export default function LoginsPage() {
  const t = useText(accessTexts);
  const word = useWord();
  const language = useLanguage();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly row: LoginRow }>();
  const close = () => setAsked(undefined);
  const [adding, setAdding] = useState(false);
  const listing = useListing(loginsList, { filters: ['permissionTypeId', 'search'], limit: 100 });
  const { list } = listing;
  const add = (
    <Button type="button" primary onClick={() => setAdding(true)}>
      <Icon name="add" />
      {t('access.logins.add')}
    </Button>
  );
  return (
    <ListPage
      listing={listing}
      buttons={add}
      filters={
        <>
          <FilterSelect
            list={list}
            name="permissionTypeId"
            label={word('loginKind')}
            options={PERMISSION_TYPE_NAMES.map(({ id, ...names }) => ({
              value: String(id),
              label: names[language],
            }))}
          />
          <FilterSearch list={list} name="search" placeholder={t('access.logins.searchHint')} />
        </>
      }
      rowKey={({ UserID }) => UserID}
      to={toLogin}
      actions={(row) => <LoginRowButtons row={row} onAsk={(what) => setAsked({ what, row })} />}
      onOpen={(row) => navigate(toLogin(row))}
      empty={{ title: t('access.logins.none'), text: t('access.logins.noneText'), action: add }}
    >
      <AloneSection alone={listing.query.data?.alone} />
      {asked?.what === 'type' && <TypeDialog row={asked.row} type={turnedOver(asked.row)} onClose={close} />}
      {asked?.what === 'standing' && <SwitchDialog row={asked.row} onClose={close} />}
      {adding && (
        <NewLogin
          onClose={() => setAdding(false)}
          onMade={(loginId) => navigate(toLogin({ UserID: loginId }))}
        />
      )}
    </ListPage>
  );
}
