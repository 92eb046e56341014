import { duplicatesList } from '@madrasah/events/people';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';
import { MergeDialog, type Pair } from './MergeDialog.tsx';

const pageOf = (userId: number) => `/general-info/users-info/${userId}`;
const toFirst = ({ UserID }: Pair) => pageOf(UserID);
const LINKED = {
  OtherName: ({ OtherID, OtherName }: Pair) => <Link to={pageOf(OtherID)}>{OtherName}</Link>,
};
const NOT_LINKED = {};

/** `/general-info/duplicates`: who may have been entered twice; each leads to where one of the two is put aside, or both are made one. */
export default function DuplicatesPage() {
  const t = useText(peopleTexts);
  const mayEdit = useMay('user_entry', 'edit');
  const mayMerge = useMay('user_entry', 'delete');
  const [asked, setAsked] = useState<Pair>();
  const listing = useListing(duplicatesList, { limit: 20 });
  return (
    <ListPage
      listing={listing}
      filters={<p>{t('people.duplicate.says')}</p>}
      cells={mayEdit ? LINKED : NOT_LINKED}
      to={mayEdit ? toFirst : undefined}
      rowKey={({ UserID, OtherID }) => `${UserID}:${OtherID}`}
      actions={
        mayMerge
          ? (row) => (
              <RowButton
                icon="people"
                label={t('people.merge.title', { name: row.UserName })}
                hint={t('people.merge.verb')}
                onClick={() => setAsked(row)}
              />
            )
          : undefined
      }
      empty={{ title: t('people.duplicate.none'), text: t('people.duplicate.noneText') }}
    >
      {asked && <MergeDialog pair={asked} onClose={() => setAsked(undefined)} />}
    </ListPage>
  );
}
