import { ACTIVITIES, ACTIVITY_STATES, usersList } from '@madrasah/events/people';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../kit/icons/Icon.tsx';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { kindChoices } from './constants.ts';
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
      {...(mayEdit
        ? { onOpen: ({ UserID }: { UserID: number }) => navigate(`/general-info/users-info/${UserID}`) }
        : {})}
      empty={{ title: t('people.list.none'), text: t('people.list.noneText'), action: add }}
    />
  );
}
