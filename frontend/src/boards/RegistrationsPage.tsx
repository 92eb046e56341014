import { boardRegistrations, boardRegistrationsList } from '@madrasah/events/boards';
import { Entries } from '../kit/entry/index.ts';
import { useListing } from '../kit/list/defined/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';

const PLACES = { ExamNameID: '/board-info/exam-name', CenterID: '/board-info/center-name' };

/** `/board-info`: who is registered for the exams of boards. */
export default function RegistrationsPage() {
  const listing = useListing(boardRegistrationsList, { filters: ['search'], limit: 50 });
  return (
    <Entries
      entry={boardRegistrations}
      listing={listing}
      at={{ id: 'RegistrationID', code: 'UserCode', name: 'StudentName' }}
      places={PLACES}
      isRead
      filters={<FilterSearch list={listing.list} name="search" />}
    />
  );
}
