import { receiptsList } from '@madrasah/events/fees';
import { addDays, digitsOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { NotFetched } from '../../kit/feedback/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { ListPage, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import type { ReceiptRow } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DaySumsBar } from './DaySumsBar.tsx';
import { PrintDayDialog } from './PrintDayDialog.tsx';
import { useReceiptPrinter } from './use-print.ts';

const COLUMNS = Object.keys(receiptsList.columns) as (keyof typeof receiptsList.columns)[];
/** Of one day the day is no column; of several, neither the time nor how often each was printed. */
const OF_ONE_DAY = COLUMNS.filter((key) => key !== 'on');
const OF_DAYS = COLUMNS.filter((key) => key !== 'at' && key !== 'printed');
/** Where no receipt is a leaf of a book, no book is asked after; nor when it was written where each is of that day. */
const columnsOf = (isOneDay: boolean, rows: readonly ReceiptRow[]) =>
  (isOneDay ? OF_ONE_DAY : OF_DAYS).filter(
    (key) => (key !== 'BookNo' && key !== 'recordedOn') || rows.some((row) => row[key]),
  );

/** The receipts of a day, or of some days: what came in, who took it, into what, how often it was printed. */
export default function ReceiptsPage() {
  const t = useText(feesTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const printer = useReceiptPrinter();
  const mayCancel = useMay('record_delete_edit', 'delete');
  const [cancelled, setCancelled] = useState<ReceiptRow>();
  const [printing, setPrinting] = useState(false);
  const { day: today } = useOpenDays();
  const listing = useListing(receiptsList, {
    filters: ['from', 'to', 'account', 'collector'],
    clock: true,
    ask: (values) => ({ ...values, from: values.from ?? values.to ?? today, to: values.to ?? today }),
  });
  const { from = today, to = today } = listing.list.values;
  const answer = listing.query.data;
  const doing = (row: ReceiptRow) => {
    const again = t('fees.last.again', { number: row.receiptNo });
    const cancel = t('fees.receipt.cancel');
    return (
      <>
        <RowButton icon="print" label={again} disabled={printer.running} onClick={() => printer.print(row)} />
        {mayCancel && !row.reversed && (
          <RowButton
            icon="close"
            label={`${cancel}: ${digitsOf(row.receiptNo, language)}`}
            hint={cancel}
            onClick={() => setCancelled(row)}
          />
        )}
      </>
    );
  };
  return (
    <ListPage
      listing={listing}
      days={from === to ? to : `${from}–${to}`}
      filled={Boolean(answer?.reversals.length)}
      buttons={
        from === to &&
        answer !== undefined &&
        answer.sums.count > 0 && (
          <Button type="button" onClick={() => setPrinting(true)}>
            <Icon name="print" />
            {t('fees.printDay.open')}
          </Button>
        )
      }
      head={printer.failure && <NotFetched failure={printer.failure} />}
      filters={<ReceiptFilters listing={listing} days={{ from, to, today }} />}
      bar={
        answer &&
        answer.sums.count + answer.sums.cancelled + answer.sums.reversals > 0 && (
          <DaySumsBar sums={answer.sums} />
        )
      }
      columns={columnsOf(from === to, answer?.data ?? [])}
      rowKey={({ receiptId }) => receiptId}
      onOpen={({ receiptId }) => navigate(`/accounting/receipts/${receiptId}`)}
      actions={doing}
      empty={{ title: t('fees.receipts.none'), text: t('fees.receipts.noneText') }}
    >
      {printing && (
        <PrintDayDialog asked={{ ...listing.list.values, from, to }} onClose={() => setPrinting(false)} />
      )}
      {cancelled && (
        <CancelDialog
          receiptId={cancelled.receiptId}
          receiptNo={cancelled.receiptNo}
          onClose={() => setCancelled(undefined)}
        />
      )}
    </ListPage>
  );
}

interface FilterProps {
  readonly listing: ReturnType<
    typeof useListing<typeof receiptsList, 'from' | 'to' | 'account' | 'collector'>
  >;
  readonly days: { readonly from: string; readonly to: string; readonly today: string };
}

function ReceiptFilters({ listing: { list, query }, days: { from, to, today } }: FilterProps) {
  const t = useText(feesTexts);
  const word = useWord();
  const shown = { ...list, values: { ...list.values, from, to } };
  const choices = (of: readonly { readonly id: number; readonly name: string }[] = []) =>
    of.map(({ id, name }) => ({ value: String(id), label: name }));
  const day = (on: string, label: string) => (
    <Button
      type="button"
      active={from === on && to === on}
      onClick={() => list.change({ values: { from: on, to: on } })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <FilterDay list={shown} name="from" label={word('from')} />
      <FilterDay list={shown} name="to" label={word('to')} />
      <div className="day-steps">
        {day(today, t('fees.receipts.today'))}
        {day(addDays(today, -1), t('fees.receipts.yesterday'))}
      </div>
      <FilterSelect
        list={list}
        name="account"
        label={word('account')}
        options={choices(query.data?.accounts)}
      />
      <FilterSelect
        list={list}
        name="collector"
        label={word('collector')}
        options={choices(query.data?.collectors)}
      />
    </>
  );
}
