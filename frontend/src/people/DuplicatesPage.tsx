import type { RowOf } from '@madrasah/events/kernel';
import { duplicatesList } from '@madrasah/events/people';
import { Link } from 'react-router-dom';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { useMay } from '../kit/routing/index.ts';
import { useText } from '../kit/text.ts';
import { peopleTexts } from './texts.ts';

type Row = RowOf<typeof duplicatesList>;

const pageOf = (userId: number) => `/general-info/users-info/${userId}`;
const toFirst = ({ UserID }: Row) => pageOf(UserID);
const LINKED = {
  OtherName: ({ OtherID, OtherName }: Row) => <Link to={pageOf(OtherID)}>{OtherName}</Link>,
};
const NOT_LINKED = {};

/** `/general-info/duplicates`: who may have been entered twice; each leads to where one of the two is put aside. */
export default function DuplicatesPage() {
  const t = useText(peopleTexts);
  const mayEdit = useMay('user_entry', 'edit');
  const listing = useListing(duplicatesList, { limit: 20 });
  return (
    <ListPage
      listing={listing}
      filters={<p>{t('people.duplicate.says')}</p>}
      cells={mayEdit ? LINKED : NOT_LINKED}
      to={mayEdit ? toFirst : undefined}
      rowKey={({ UserID, OtherID }) => `${UserID}:${OtherID}`}
      empty={{ title: t('people.duplicate.none'), text: t('people.duplicate.noneText') }}
    />
  );
}
