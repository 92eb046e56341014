import { isReceiptMeant } from '@madrasah/events/fees';
import { addDays, dhakaDay, digitsOf } from '@madrasah/events/kernel';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { FilterDay, FilterSearch, FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { clockOf } from '../counter/clock.ts';
import { type ReceiptRow, type ReversalRow, receiptList } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DaySumsBar } from './DaySumsBar.tsx';
import { daySums } from './day-sums.ts';
import { useReceiptPrinter } from './use-print.ts';
import '../fees.css';

const AT_MOST = 5000;
const NONE: readonly ReceiptRow[] = [];
const NO_REVERSALS: readonly ReversalRow[] = [];

/** The receipts of a day, or of some days: what came in, who took it, into what, how often it was printed. */
export default function ReceiptsPage() {
  const t = useText(feesTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const printer = useReceiptPrinter();
  const mayCancel = useMay('record_delete_edit', 'delete');
  const [cancelled, setCancelled] = useState<ReceiptRow>();
  const today = dhakaDay(new Date());
  const list = useList({
    filters: ['from', 'to', 'account', 'collector', 'search'],
    sort: '-receiptNo',
    limit: 50,
  });
  const { from = today, to = today, account, collector, search } = list.values;
  const query = useQuery(receiptList, { from, to, limit: AT_MOST }, { keep: true });
  const found = query.data?.data ?? NONE;
  const rows = useMemo(
    () => found.filter((row) => matches(row, { account, collector, search })),
    [found, account, collector, search],
  );
  const shown = useMemo(() => query.data && { data: rows }, [query.data, rows]);
  const back = query.data?.reversals ?? NO_REVERSALS;
  const reversals = useMemo(
    () => back.filter((row) => matches(row, { account, collector, search })),
    [back, account, collector, search],
  );
  const sums = useMemo(() => daySums(rows, reversals), [rows, reversals]);
  const columns = useColumns(from === to, to);
  const actions: Column<ReceiptRow> = {
    key: 'do',
    title: '',
    kind: 'actions',
    show: (row) => (
      <>
        <Button
          type="button"
          basic
          icon
          disabled={printer.running}
          aria-label={t('fees.last.again', { number: row.receiptNo })}
          title={t('fees.last.again', { number: row.receiptNo })}
          onClick={() => printer.print(row.receiptId)}
        >
          <Icon name="print" />
        </Button>
        {mayCancel && !row.reversed && (
          <Button
            type="button"
            basic
            icon
            aria-label={`${t('fees.receipt.cancel')}: ${digitsOf(row.receiptNo, language)}`}
            title={t('fees.receipt.cancel')}
            onClick={() => setCancelled(row)}
          >
            <Icon name="close" />
          </Button>
        )}
      </>
    ),
  };
  const days = (day: string) => list.change({ values: { from: day, to: day } });
  const total = query.data?.total ?? 0;
  return (
    <Page
      actions={
        <PaperFiles
          path="/api/accounts/receipts"
          query={{ from, to, account, collector, search }}
          name={`${t('fees.receipts.title')} ${from === to ? to : `${from}–${to}`}`}
          disabled={rows.length === 0 && reversals.length === 0}
        />
      }
    >
      {printer.failure && <NotFetched failure={printer.failure} />}
      <Segment className="flush">
        <Filters>
          <FilterDay
            list={{ ...list, values: { ...list.values, from } }}
            name="from"
            label={t('fees.receipts.from')}
          />
          <FilterDay
            list={{ ...list, values: { ...list.values, to } }}
            name="to"
            label={t('fees.receipts.to')}
          />
          <div className="day-steps">
            <Button type="button" active={from === today && to === today} onClick={() => days(today)}>
              {t('fees.receipts.today')}
            </Button>
            <Button type="button" onClick={() => days(addDays(today, -1))}>
              {t('fees.receipts.yesterday')}
            </Button>
          </div>
          <FilterSelect
            list={list}
            name="account"
            label={t('fees.receipts.account')}
            options={choices(found, ({ Account, AccountName }) => [Account, AccountName])}
          />
          <FilterSelect
            list={list}
            name="collector"
            label={t('fees.receipt.collector')}
            options={choices(found, ({ collector: by }) => [by.id, by.name])}
          />
          <FilterSearch
            list={list}
            name="search"
            label={t('fees.receipts.search')}
            placeholder={t('fees.receipts.searchHint')}
          />
        </Filters>
        {rows.length + reversals.length > 0 && <DaySumsBar sums={sums} />}
        {total > found.length && found.length > 0 && (
          <Message warning visible className="inside">
            {t('fees.receipts.cut', { shown: found.length, total })}
          </Message>
        )}
        <DataTable
          title={t('fees.receipts.title')}
          columns={[...columns, actions]}
          query={{ ...query, data: shown }}
          list={list}
          rowKey={({ receiptId }) => receiptId}
          rowClass={({ reversed }) => (reversed ? 'void' : undefined)}
          onOpen={({ receiptId }) => navigate(`/accounting/receipts/${receiptId}`)}
          empty={{ title: t('fees.receipts.none'), text: t('fees.receipts.noneText') }}
        />
      </Segment>
      {cancelled && (
        <CancelDialog
          receiptId={cancelled.receiptId}
          receiptNo={cancelled.receiptNo}
          onClose={() => setCancelled(undefined)}
        />
      )}
    </Page>
  );
}

function matches(
  row: ReversalRow,
  { account, collector, search }: { account?: string; collector?: string; search?: string },
): boolean {
  if (account && String(row.Account) !== account) return false;
  if (collector && String(row.collector.id) !== collector) return false;
  return !search || isReceiptMeant(row, search);
}

function choices(rows: readonly ReceiptRow[], of: (row: ReceiptRow) => readonly [number, string]) {
  const found = new Map(rows.map(of));
  return [...found].map(([value, label]) => ({ value: String(value), label }));
}

function useColumns(oneDay: boolean, to: string): readonly Column<ReceiptRow>[] {
  const t = useText(feesTexts);
  const language = useLanguage();
  return useMemo(
    () => [
      { key: 'receiptNo', title: t('fees.receipts.number'), kind: 'digits', strong: true },
      ...(oneDay ? [] : [{ key: 'on', title: t('fees.receipt.on'), kind: 'day' } as const]),
      {
        key: 'at',
        title: t('fees.receipts.time'),
        value: ({ at }) => digitsOf(clockOf(at), language),
        phone: 'hide',
      },
      { key: 'UserCode', title: t('fees.student.code'), kind: 'digits' },
      { key: 'StudentName', title: t('fees.student.name'), strong: true, phone: 'title' },
      { key: 'ClassName', title: t('fees.student.class'), phone: 'hide' },
      { key: 'AccountName', title: t('fees.receipts.account') },
      { key: 'collector', title: t('fees.receipt.collector'), value: ({ collector }) => collector.name },
      {
        key: 'total',
        title: t('fees.receipts.amount'),
        kind: 'money',
        total: true,
        phone: 'side',
        value: ({ total, reversedOn }) => (reversedOn !== null && reversedOn <= to ? 0 : total),
        show: ({ total }) => <Money taka={total} zero="figure" />,
      },
      { key: 'printed', title: t('fees.receipts.printed'), kind: 'digits' },
      {
        key: 'state',
        title: t('fees.receipts.state'),
        kind: 'label',
        value: ({ reversed }) => (reversed ? t('fees.receipts.void') : undefined),
        color: () => 'red',
      },
    ],
    [t, language, oneDay, to],
  );
}
