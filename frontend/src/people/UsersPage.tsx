import type { RowOf } from '@madrasah/events/kernel';
import { ACTIVITIES, ACTIVITY_STATES, usersList } from '@madrasah/events/people';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../kit/icons/Icon.tsx';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { kindChoices } from './constants.ts';
import { ActivityDialog } from './PersonActivity.tsx';
import { peopleTexts } from './texts.ts';

const COLUMNS = [
  'UserCode',
  'UserName',
  'FatherName',
  'Mobile1',
  'UserTypeID',
  'Status',
  'CreateAt',
] as const;

const SIZES = [2, 10, 20, 50];

type Row = RowOf<typeof usersList>;
const pageOf = ({ UserID }: Row) => `/general-info/users-info/${UserID}`;

/** `/general-info/users-info`: people of every kind. */
export default function UsersPage() {
  const t = useText(peopleTexts);
  const word = useWord();
  const language = useLanguage();
  const navigate = useNavigate();
  const mayAdd = useMay('user_entry', 'insert');
  const mayEdit = useMay('user_entry', 'edit');
  const listing = useListing(usersList, {
    filters: ['usertype', 'status', 'search'],
    limit: 10,
    sizes: SIZES,
  });
  const { list } = listing;
  const [turning, setTurning] = useState<Row>();
  const add = mayAdd && (
    <Link className="ui primary button" to="/general-info/users-info/add">
      <Icon name="add" />
      {t('people.list.add')}
    </Link>
  );
  return (
    <ListPage
      listing={listing}
      buttons={add}
      filters={
        <>
          <FilterSelect
            list={list}
            name="usertype"
            label={word('userKind')}
            all={t('people.list.allKinds')}
            options={kindChoices(language)}
          />
          <FilterSelect
            list={list}
            name="status"
            label={word('state')}
            options={[ACTIVITIES.active, ACTIVITIES.inactive].map((value) => ({
              value,
              label: word(ACTIVITY_STATES[value].word),
            }))}
          />
          <FilterSearch list={list} name="search" placeholder={t('people.list.searchHint')} />
        </>
      }
      columns={COLUMNS}
      rowKey={({ UserID }) => UserID}
      {...(mayEdit ? { onOpen: (row: Row) => navigate(pageOf(row)) } : {})}
      actions={(row) => (row.erased ? null : <RowActions of={row} onTurn={() => setTurning(row)} />)}
      empty={{ title: t('people.list.none'), text: t('people.list.noneText'), action: add }}
    >
      {turning && <ActivityDialog person={turning} onClose={() => setTurning(undefined)} />}
    </ListPage>
  );
}

function RowActions({ of, onTurn }: { readonly of: Row; onTurn(): void }) {
  const t = useText(peopleTexts);
  const navigate = useNavigate();
  const mayEdit = useMay('user_entry', 'edit');
  const mayDelete = useMay('user_entry', 'delete');
  const isActive = of.Status === ACTIVITIES.active;
  const say = isActive ? 'off' : 'on';
  const name = of.UserName;
  return (
    <>
      {mayEdit && (
        <RowButton
          icon="edit"
          label={t('people.list.editOf', { name })}
          hint={t('people.list.edit')}
          onClick={() => navigate(pageOf(of))}
        />
      )}
      {(isActive ? mayDelete : mayEdit) && (
        <RowButton
          icon={isActive ? 'remove' : 'again'}
          label={t(`people.activity.${say}Title`, { name })}
          hint={t(`people.activity.${say}`)}
          onClick={onTurn}
        />
      )}
    </>
  );
}
