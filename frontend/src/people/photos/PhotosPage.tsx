import { USER_TYPES } from '@madrasah/events/people';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { AuthorisedPicture } from '../../kit/files/index.ts';
import { FilterSearch, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { kindChoices } from '../constants.ts';
import { type PhotoRow, userPhotos } from '../rows.ts';
import { peopleTexts } from '../texts.ts';
import styles from './photos.module.css';

/** `/general-info/user-image`: whose photo is there, and whose is not. */
export default function PhotosPage() {
  const t = useText(peopleTexts);
  const word = useWord();
  const language = useLanguage();
  const list = useList({ filters: ['usertype', 'photo', 'search'], limit: 10 });
  const userType = Number(list.values.usertype ?? USER_TYPES.student);
  const mayEdit = useMay('user_entry', 'edit');
  const photos = useQuery(userPhotos, {
    ...list.values,
    usertype: userType,
    ...{ page: list.page, limit: list.limit },
  });
  return (
    <Page>
      <Segment className="flush">
        <Filters>
          <FilterSelect
            list={{ ...list, values: { ...list.values, usertype: String(userType) } }}
            name="usertype"
            label={word('userKind')}
            options={kindChoices(language)}
            all={null}
          />
          <FilterSelect
            list={list}
            name="photo"
            label={t('people.photo.which')}
            all={t('people.photo.all')}
            options={[
              { value: '0', label: t('people.photo.without') },
              { value: '1', label: t('people.photo.with') },
            ]}
          />
          <FilterSearch list={list} name="search" placeholder={t('people.list.searchHint')} />
          {mayEdit && (
            <Link className="ui button" to={`/general-info/bulk-image?usertype=${userType}`}>
              {t('people.photo.many')}
            </Link>
          )}
        </Filters>
        <Loaded of={photos} lines={6}>
          {({ data, total }) => (
            <>
              {data.length === 0 && <p className={styles['none']}>{t('people.photo.nobody')}</p>}
              <ul className={styles['gallery']}>
                {data.map((row) => (
                  <Face key={row.UserID} row={row} />
                ))}
              </ul>
              <Pager list={list} total={total} />
            </>
          )}
        </Loaded>
      </Segment>
    </Page>
  );
}

function Face({ row: { UserID, UserCode, UserName, UserImage } }: { row: PhotoRow }) {
  return (
    <li>
      <Link to={`/general-info/users-info/${UserID}`}>
        <AuthorisedPicture address={UserImage[0]?.Image} alt={UserName} small />
        <b>{UserName}</b>
        <Digits of={UserCode} />
      </Link>
    </li>
  );
}
