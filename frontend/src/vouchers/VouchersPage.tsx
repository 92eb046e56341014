import { VOUCHER_STATES, vouchersList } from '@madrasah/events/vouchers';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useOpenDays } from '../kit/session/open-days.ts';
import { useText, useWord } from '../kit/text.ts';
import { fundList, subLedgerList } from '../kit/wire/chart-lists.ts';
import { monthBefore } from './month-before.ts';
import { vouchersTexts } from './texts.ts';

const RefundVoucher = lazy(() => import('./RefundVoucher.tsx'));

const FILTERS = ['from', 'to', 'caId', 'fundId', 'account', 'slId', 'state'] as const;

/** Credit and debit vouchers, filtered and added up. */
export default function VouchersPage() {
  const t = useText(vouchersTexts);
  const navigate = useNavigate();
  const mayWrite = useMay('voucher', 'insert');
  const [paperOf, setPaperOf] = useState(0);
  const { past, firstOf } = useThisMonth();
  const listing = useListing(vouchersList, {
    filters: FILTERS,
    clock: true,
    ask: (values) => ({ ...values, from: values.from ?? firstOf(values.to), to: values.to ?? past }),
  });
  return (
    <ListPage
      listing={listing}
      days={listing.list.values.from ?? firstOf(listing.list.values.to)}
      filters={<VoucherFilters listing={listing} />}
      buttons={
        mayWrite && (
          <Link className="ui primary button" to="/accounting">
            {t('vouchers.page.new')}
          </Link>
        )
      }
      rowKey={({ voucherId, refundId }) => `${voucherId}-${refundId}`}
      onOpen={({ voucherId, requestId }) =>
        voucherId > 0 ? navigate(`/accounting/vouchers/${voucherId}`) : setPaperOf(requestId)
      }
      actions={({ voucherId, shown }) =>
        mayWrite &&
        voucherId > 0 && (
          <RowButton
            icon="copy"
            label={t('vouchers.page.copyOf', { number: shown })}
            hint={t('vouchers.page.copy')}
            onClick={() => navigate(`/accounting?copy=${voucherId}`)}
          />
        )
      }
      empty={{ title: t('vouchers.page.none'), text: t('vouchers.page.noneText') }}
    >
      <Suspense>
        {paperOf > 0 && <RefundVoucher requestId={paperOf} onClose={() => setPaperOf(0)} />}
      </Suspense>
    </ListPage>
  );
}

/** The month that the page opens on. */
function useThisMonth() {
  const { day, past, since } = useOpenDays();
  return { day, past, firstOf: (to = day) => since(`${to.slice(0, 8)}01`, to) };
}

interface FilterProps {
  readonly listing: ReturnType<typeof useListing<typeof vouchersList, (typeof FILTERS)[number]>>;
}

function VoucherFilters({ listing: { list } }: FilterProps) {
  const t = useText(vouchersTexts);
  const word = useWord();
  const funds = useQuery(fundList, {}).data?.data;
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const { day, firstOf } = useThisMonth();
  const shown = { ...list, values: { ...list.values, from: list.values.from ?? firstOf(list.values.to) } };
  const year = `${day.slice(0, 4)}-01-01`;
  const last = monthBefore(day);
  const since = (from: string, label: string, to?: string) => (
    <Button
      type="button"
      active={shown.values.from === from && shown.values.to === to}
      onClick={() => list.change({ values: { from, to } })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <FilterDay list={shown} name="from" label={word('from')} />
      <FilterDay list={shown} name="to" label={word('to')} />
      <div className="day-steps">
        {since(last.from, t('vouchers.page.lastMonth'), last.to)}
        {since(firstOf(), t('vouchers.page.month'))}
        {since(year, t('vouchers.page.year'))}
      </div>
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
        name="fundId"
        label={word('fund')}
        options={asChoices(funds, 'FundID', 'FundName')}
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
      <FilterSelect
        list={list}
        name="slId"
        label={word('head')}
        options={asChoices(
          chart.filter(({ CAID }) => CAID !== 3),
          'SLID',
          'called',
        )}
      />
      <FilterSelect
        list={list}
        name="state"
        label={word('state')}
        options={Object.entries(VOUCHER_STATES).map(([value, state]) => ({ value, label: word(state.word) }))}
      />
    </>
  );
}
