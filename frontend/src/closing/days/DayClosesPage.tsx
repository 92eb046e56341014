import { DAY_STATES, dayClosesList } from '@madrasah/events/closing';
import { useState } from 'react';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { useCashAccounts } from '../day/use-cash-accounts.ts';
import { closingTexts } from '../texts.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

interface Unresolved {
  readonly Account: number;
  readonly on: string;
  readonly difference: number;
}

/** Every close of every cash account; differences that nobody has resolved are resolved from here. */
export default function DayClosesPage() {
  const t = useText(closingTexts);
  const word = useWord();
  const accounts = useCashAccounts();
  const mayResolve = useMay('day_close', 'edit');
  const [asked, setAsked] = useState<Unresolved>();
  const listing = useListing(dayClosesList, { filters: ['account', 'from', 'to', 'state'] });
  const { list } = listing;
  return (
    <ListPage
      listing={listing}
      filters={
        <>
          <FilterSelect list={list} name="account" label={word('account')} options={accounts ?? []} />
          <FilterDay list={list} name="from" label={word('from')} />
          <FilterDay list={list} name="to" label={word('to')} />
          <FilterSelect
            list={list}
            name="state"
            label={word('state')}
            options={(Object.keys(DAY_STATES) as (keyof typeof DAY_STATES)[]).map((state) => ({
              value: state,
              label: word(state),
            }))}
          />
        </>
      }
      rowKey={({ closeId }) => closeId}
      to={({ Account, on }) => `/accounting/day-close?account=${Account}&on=${on}`}
      actions={(row) =>
        mayResolve &&
        row.state === DAY_STATES.unresolved && (
          <RowButton icon="done" label={t('closing.resolve.do')} onClick={() => setAsked(row)} />
        )
      }
      empty={{ title: t('closing.days.none'), text: t('closing.days.noneText') }}
    >
      {asked && (
        <ResolveDialog
          account={asked.Account}
          on={asked.on}
          difference={asked.difference}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ListPage>
  );
}
