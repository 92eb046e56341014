import { LOAN, loans, loansList } from '@madrasah/events/library';
import { Button } from 'semantic-ui-react';
import { Entries } from '../kit/entry/index.ts';
import { PersonField } from '../kit/fields/index.ts';
import { useListing } from '../kit/list/defined/index.ts';
import { FilterSearch, FilterSelect } from '../kit/list/Filters.tsx';
import { useText, useWord } from '../kit/text.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { libraryTexts } from './texts.ts';

const AT = { id: 'LoanID', code: 'UserCode', name: 'StudentName' } as const;
const PLACES = { AccessionNo: '/library/copies' };
const OPEN: readonly number[] = [LOAN.out, LOAN.late];

/** What may become of a loan: what runs is taken back, renewed or lost; a lost one is found or settled. */
const turnsOf = ({ state }: { readonly state: number }) => {
  if (OPEN.includes(state)) return ['return', 'renew', 'lost'];
  return state === LOAN.lost ? ['return', 'settle'] : [];
};

/** ধার ও ফেরত: who has which book, who is late with it, and what he may be told. */
export default function LoansPage() {
  const t = useText(libraryTexts);
  const word = useWord();
  const listing = useListing(loansList, { filters: ['state', 'search'] });
  const { list } = listing;
  return (
    <Entries
      entry={loans}
      listing={listing}
      at={AT}
      places={PLACES}
      whose={PersonField}
      turns={turnsOf}
      filters={
        <>
          <FilterSelect
            list={list}
            name="state"
            label={word('state')}
            all={t('library.loans.all')}
            options={[
              { value: 'open', label: t('library.loans.open') },
              { value: 'late', label: t('library.loans.late') },
              { value: 'lost', label: t('library.loans.lost') },
            ]}
          />
          <FilterSearch list={list} name="search" placeholder={t('library.loans.search')} />
        </>
      }
      settled={({ state }) => state === LOAN.back || state === LOAN.settled}
      also={(row, show) =>
        row.Message !== '' && (
          <Button
            type="button"
            basic
            onClick={() => show((onClose) => <MessageDialog of={row} onClose={onClose} />)}
          >
            {t('library.loans.message')}
          </Button>
        )
      }
    />
  );
}
