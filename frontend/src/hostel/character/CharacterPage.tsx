import { characterList, characterReports } from '@madrasah/events/hostel';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { Entries } from '../../kit/entry/index.ts';
import { useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch } from '../../kit/list/Filters.tsx';
import { useText } from '../../kit/text.ts';
import { hostelTexts } from '../texts.ts';

const PLACES = { ReportCetID: '/darul-ikama/variants', ReportTypID: '/darul-ikama/types' };

/** `/darul-ikama`: what the hostel has written of its students. */
export default function CharacterPage() {
  const t = useText(hostelTexts);
  const listing = useListing(characterList, {
    filters: [...CLASS_FILTERS, 'search'],
    limit: 10,
    ask: ({ ClassID, ...values }) => ({ ...values, classID: ClassID }),
  });
  const { list } = listing;
  return (
    <Entries
      entry={characterReports}
      listing={listing}
      at={{ id: 'SRID', code: 'StudentCode', name: 'StudentName' }}
      places={PLACES}
      isRead
      filters={
        <>
          <ClassFilters list={list} />
          <FilterSearch list={list} name="search" placeholder={t('hostel.vacation.searchHint')} />
        </>
      }
    />
  );
}
