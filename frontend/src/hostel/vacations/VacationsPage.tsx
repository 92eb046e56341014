import { gatePass, VACATION, vacationCommands, vacationsList } from '@madrasah/events/hostel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/ClassFilters.tsx';
import { useCommand, usePapers } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { NotFetched } from '../../kit/feedback/NotFetched.tsx';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { addressOf } from '../../kit/wire/definitions.ts';
import { hostelTexts } from '../texts.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { VacationDialog, type VacationRow } from './VacationDialog.tsx';

type Open =
  | { readonly does: 'add' }
  | { readonly does: 'change' | 'return' | 'withdraw'; readonly row: VacationRow };

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
  const [open, setOpen] = useState<Open>();
  const mayAdd = useMay('gate_pass_leave', 'insert');
  const mayEdit = useMay('gate_pass_leave', 'edit');
  const mayWithdraw = useMay('gate_pass_leave', 'delete');
  const pass = useGatePass();
  const listing = useListing(vacationsList, {
    filters: [...CLASS_FILTERS, 'search', 'state'],
    limit: 10,
  });
  const { list } = listing;
  const close = () => setOpen(undefined);
  return (
    <ListPage
      listing={listing}
      head={pass.failure && <NotFetched failure={pass.failure} />}
      buttons={
        mayAdd && (
          <Button type="button" primary onClick={() => setOpen({ does: 'add' })}>
            {t('hostel.vacation.add')}
          </Button>
        )
      }
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
      actions={(row) => {
        const name = row.StudentName;
        return (
          <>
            {mayEdit && (row.state === VACATION.out || row.state === VACATION.late) && (
              <Button type="button" basic onClick={() => setOpen({ does: 'return', row })}>
                {t('hostel.vacation.back')}
              </Button>
            )}
            <RowButton
              icon="print"
              label={t('hostel.vacation.print', { name })}
              hint={t('hostel.vacation.printHint')}
              onClick={() => void pass.print(row)}
            />
            {mayEdit && row.state !== VACATION.back && (
              <RowButton
                icon="edit"
                label={t('hostel.vacation.change', { name })}
                hint={t('hostel.vacation.changeHint')}
                onClick={() => setOpen({ does: 'change', row })}
              />
            )}
            {mayWithdraw && (
              <RowButton
                icon="remove"
                label={t('hostel.vacation.withdrawOf', { name })}
                hint={t('hostel.vacation.withdraw')}
                onClick={() => setOpen({ does: 'withdraw', row })}
              />
            )}
          </>
        );
      }}
      empty={{ title: t('hostel.vacation.none'), text: t('hostel.vacation.noneText') }}
    >
      <Opened open={open} onClose={close} />
    </ListPage>
  );
}

/** The dialog over the page. */
function Opened({ open, onClose }: { readonly open: Open | undefined; onClose(): void }) {
  const t = useText(hostelTexts);
  switch (open?.does) {
    case 'add':
      return <VacationDialog onClose={onClose} />;
    case 'change':
      return <VacationDialog of={open.row} onClose={onClose} />;
    case 'return':
      return <ReturnDialog of={open.row} onClose={onClose} />;
    case 'withdraw':
      return (
        <ConfirmDialog
          command={vacationCommands.removeVacation}
          params={{ id: open.row.ID }}
          plain
          title={t('hostel.vacation.withdrawOf', { name: open.row.StudentName })}
          verb={t('hostel.vacation.withdraw')}
          onClose={onClose}
        >
          <p>{t('hostel.vacation.withdrawWhat')}</p>
        </ConfirmDialog>
      );
    default:
      return null;
  }
}
