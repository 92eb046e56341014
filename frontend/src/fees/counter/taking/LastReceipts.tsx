import { receiptsList } from '@madrasah/events/fees';
import { clockOf, dayInWords, dhakaDay, digitsOf } from '@madrasah/events/kernel';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../../../kit/calls/index.ts';
import { Failed, Skeleton } from '../../../kit/feedback/index.ts';
import { Digits, Money } from '../../../kit/figures/index.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import type { RootState } from '../../../kit/store.ts';
import { useLanguage, useText } from '../../../kit/text.ts';
import type { ReceiptPrinter } from '../../receipts/use-print.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';
import type { MoneyAccount } from '../money/accounts.ts';
import { inHand } from '../money/in-hand.ts';

const DAY_AT_MOST = 5000;
const SHOWN = 5;

/** What was written today, the latest first, whatever day it bears. */
export function useReceiptsOfToday() {
  const today = dhakaDay(new Date());
  const query = useQuery(receiptsList.question, { recorded: today, limit: DAY_AT_MOST });
  const written = query.data?.data ?? [];
  const receipts = written.toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at) || other.receiptId - one.receiptId,
  );
  return { query, receipts };
}

/** The last five receipts of the day, to be printed again. */
export function LastReceipts({
  day: { query, receipts },
  accounts,
  printer,
}: {
  readonly accounts: readonly MoneyAccount[];
  readonly day: ReturnType<typeof useReceiptsOfToday>;
  readonly printer: ReceiptPrinter;
}) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const me = useSelector((state: RootState) => Number(state.session.user?.userId));
  const { cash, elsewhere } = inHand(receipts, accounts, me);
  return (
    <Segment className={`flush ${look['lastReceipts']}`}>
      <div className="seg-head">
        <h2 className="ui header">{t('fees.last.title')}</h2>
      </div>
      {!query.data &&
        (query.error ? <Failed error={query.error} retry={query.refetch} /> : <Skeleton lines={5} />)}
      {query.data && receipts.length === 0 && <p className="muted none">{t('fees.last.none')}</p>}
      {receipts.slice(0, SHOWN).map((receipt) => (
        <div className={look['rc']} key={receipt.receiptId}>
          <Link
            className={receipt.reversed ? `${look['who']} void` : look['who']}
            to={`/accounting/receipts/${receipt.receiptId}`}
          >
            <Digits of={receipt.receiptNo} /> · {receipt.StudentName}
          </Link>
          <span className={receipt.reversed ? 'num void' : 'num strong'}>
            <Money taka={receipt.total} zero="figure" />
          </span>
          <span className="small">
            {digitsOf(clockOf(receipt.at), language)} ·{' '}
            {receipt.reversed ? t('fees.receipts.void') : receipt.AccountName}
            {receipt.recordedOn && ` · ${dayInWords(receipt.on, language)}`}
          </span>
          <Button
            type="button"
            basic
            icon
            disabled={printer.running}
            aria-label={t('fees.last.again', { number: receipt.receiptNo })}
            title={t('fees.last.again', { number: receipt.receiptNo })}
            onClick={() => printer.print(receipt)}
          >
            <Icon name="print" />
          </Button>
        </div>
      ))}
      {query.data && (
        <div className={`${look['rc']} ${look['sum']}`}>
          <span className="muted">{t('fees.last.mine')}</span>
          <span className="num strong">
            <Money taka={cash} zero="figure" />
          </span>
        </div>
      )}
      {elsewhere.map(({ name, taka }) => (
        <div className={`${look['rc']} ${look['sum']}`} key={name}>
          <span className="muted">{name}</span>
          <span className="num">
            <Money taka={taka} />
          </span>
        </div>
      ))}
    </Segment>
  );
}
