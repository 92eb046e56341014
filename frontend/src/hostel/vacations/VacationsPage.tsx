import { gatePass, VACATION, vacationCommands, vacationsList } from '@madrasah/events/hostel';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { useCommand, usePapers } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/NotFetched.tsx';
import { RowButton, useListing } from '../../kit/list/defined/index.ts';
import { EntryPage } from '../../kit/list/entries/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { useText, useWord } from '../../kit/text.ts';
import { addressOf } from '../../kit/wire/definitions.ts';
import { hostelTexts } from '../texts.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { VacationDialog, type VacationRow } from './VacationDialog.tsx';

/** Prints a gate pass, then counts it: counted first, the original would call itself a reprint. */
function useGatePass() {
  const { print, failure } = usePapers();
  const { run } = useCommand(vacationCommands.recordGatePass);
  const printed = async ({ ID: id }: VacationRow) => {
    if (await print(addressOf(gatePass, { id }), `gate-pass-${id}.pdf`)) await run({}, { id });
  };
  return { print: printed, failure };
}

/** ছুটি ও গেট পাস: who is let out, who is out now, who is late, and their gate passes. */
export default function VacationsPage() {
  const t = useText(hostelTexts);
  const word = useWord();
  const pass = useGatePass();
  const listing = useListing(vacationsList, {
    filters: [...CLASS_FILTERS, 'search', 'state'],
    limit: 10,
  });
  const { list } = listing;
  return (
    <EntryPage
      power="gate_pass_leave"
      listing={listing}
      head={pass.failure && <NotFetched failure={pass.failure} />}
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
      rowKey={({ ID }) => ID}
      nameOf={({ StudentName }) => StudentName}
      add={t('hostel.vacation.add')}
      change={{
        hint: t('hostel.vacation.changeHint'),
        of: (name) => t('hostel.vacation.change', { name }),
      }}
      settled={({ state }) => state === VACATION.back}
      withdraw={{
        command: vacationCommands.removeVacation,
        params: ({ ID }) => ({ id: ID }),
        hint: t('hostel.vacation.withdraw'),
        of: (name) => t('hostel.vacation.withdrawOf', { name }),
        verb: t('hostel.vacation.withdraw'),
        says: t('hostel.vacation.withdrawWhat'),
      }}
      form={(onClose, row) => <VacationDialog of={row} onClose={onClose} />}
      also={(row, show, mayEdit) => (
        <>
          {mayEdit && (row.state === VACATION.out || row.state === VACATION.late) && (
            <Button
              type="button"
              basic
              onClick={() => show((onClose) => <ReturnDialog of={row} onClose={onClose} />)}
            >
              {t('hostel.vacation.back')}
            </Button>
          )}
          <RowButton
            icon="print"
            label={t('hostel.vacation.print', { name: row.StudentName })}
            hint={t('hostel.vacation.printHint')}
            onClick={() => void pass.print(row)}
          />
        </>
      )}
      empty={{ title: t('hostel.vacation.none'), text: t('hostel.vacation.noneText') }}
    />
  );
}
