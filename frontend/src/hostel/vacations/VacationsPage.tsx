import { VACATION, vacations, vacationsList } from '@madrasah/events/hostel';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { Entries } from '../../kit/entry/index.ts';
import { useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { useText, useWord } from '../../kit/text.ts';
import { hostelTexts } from '../texts.ts';
import { ReturnDialog } from './ReturnDialog.tsx';

const PLACES = { VacationID: '/students/vacation/type-of-vacation' };
const AT = { id: 'ID', code: 'UserCode', name: 'StudentName' } as const;

/** ছুটি ও গেট পাস: who is let out, who is out now, who is late, and their gate passes. */
export default function VacationsPage() {
  const t = useText(hostelTexts);
  const word = useWord();
  const listing = useListing(vacationsList, {
    filters: [...CLASS_FILTERS, 'search', 'state'],
    limit: 10,
  });
  const { list } = listing;
  return (
    <Entries
      entry={vacations}
      listing={listing}
      at={AT}
      places={PLACES}
      filters={
        <>
          <FilterSelect
            list={list}
            name="state"
            label={word('state')}
            all={t('hostel.vacation.all')}
            options={[
              { value: 'out', label: t('hostel.vacation.outNow') },
              { value: 'late', label: t('hostel.vacation.lateNow') },
            ]}
          />
          <ClassFilters list={list} />
          <FilterSearch list={list} name="search" placeholder={t('hostel.vacation.searchHint')} />
        </>
      }
      to={({ AdmissionID }) => `/students/${AdmissionID}`}
      settled={({ state }) => state === VACATION.back}
      also={(row, show, mayEdit) =>
        mayEdit &&
        (row.state === VACATION.out || row.state === VACATION.late) && (
          <Button
            type="button"
            basic
            onClick={() => show((onClose) => <ReturnDialog of={row} onClose={onClose} />)}
          >
            {t('hostel.vacation.back')}
          </Button>
        )
      }
    />
  );
}
