import type { RowOf } from '@madrasah/events/kernel';
import { dhakaDay } from '@madrasah/events/kernel';
import { CHEQUE_STATES, chequesList, voucherCommands } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { subLedgerList } from '../kit/wire/chart-lists.ts';
import { vouchersTexts } from './texts.ts';

const FILTERS = ['from', 'to', 'caId', 'account', 'state'] as const;
const WAITS = 2;
type Cheque = RowOf<typeof chequesList>;

/** Cheques given and taken, what became of each, and those that have cleared told of in place. */
export default function ChequesPage() {
  const t = useText(vouchersTexts);
  const navigate = useNavigate();
  const mayEdit = useMay('voucher', 'edit');
  const [clearing, setClearing] = useState<Cheque>();
  const listing = useListing(chequesList, { filters: FILTERS, clock: true });
  return (
    <ListPage
      listing={listing}
      days={listing.list.values.from ?? ''}
      filters={<ChequeFilters listing={listing} />}
      rowKey={({ voucherId }) => voucherId}
      onOpen={({ voucherId }) => navigate(`/accounting/vouchers/${voucherId}`)}
      actions={(row) =>
        mayEdit && row.standing === WAITS ? (
          <Button type="button" basic onClick={() => setClearing(row)}>
            {t('vouchers.cheque.clear')}
          </Button>
        ) : null
      }
      empty={{ title: t('vouchers.cheque.none'), text: t('vouchers.cheque.noneText') }}
    >
      {clearing && (
        <ConfirmDialog
          command={voucherCommands.settleCheque}
          params={{ id: clearing.voucherId }}
          body={{ state: 'cleared', on: dhakaDay(new Date()) }}
          plain
          confirming
          title={t('vouchers.page.clearAsk', { number: clearing.chequeNo })}
          verb={t('vouchers.page.clearCheque')}
          onClose={() => setClearing(undefined)}
        >
          <p>{t('vouchers.page.clearWhat')}</p>
        </ConfirmDialog>
      )}
    </ListPage>
  );
}

interface FilterProps {
  readonly listing: ReturnType<typeof useListing<typeof chequesList, (typeof FILTERS)[number]>>;
}

function ChequeFilters({ listing: { list } }: FilterProps) {
  const t = useText(vouchersTexts);
  const word = useWord();
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  return (
    <>
      <FilterSelect
        list={list}
        name="state"
        label={word('state')}
        options={Object.entries(CHEQUE_STATES).map(([value, state]) => ({ value, label: word(state.word) }))}
      />
      <FilterDay list={list} name="from" label={word('from')} />
      <FilterDay list={list} name="to" label={word('to')} />
      <FilterSelect
        list={list}
        name="caId"
        label={word('kind')}
        options={[
          { value: '1', label: t('vouchers.page.in') },
          { value: '2', label: t('vouchers.page.out') },
        ]}
      />
      <FilterSelect
        list={list}
        name="account"
        label={word('account')}
        options={asChoices(
          chart.filter(({ CAID }) => CAID === 3),
          'SLID',
          'SlName',
        )}
      />
    </>
  );
}
