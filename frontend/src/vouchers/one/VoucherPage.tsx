import { type Voucher, voucherQueries } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { usePapers, useQuery } from '../../kit/calls/index.ts';
import { Loaded, NotFetched } from '../../kit/feedback/index.ts';
import { DayText, Digits, InstantText, Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { PaperDesk } from '../../kit/report/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import { BillsShown } from './BillsShown.tsx';
import { Consequence, type Doing } from './Consequence.tsx';
import { Editions } from './Editions.tsx';
import styles from './one.module.css';

/** One voucher: its paper, what it said before, and what may still be done with it. */
export default function VoucherPage() {
  const t = useText(vouchersTexts);
  const id = Number(useParams()['id']);
  const voucher = useQuery(voucherQueries.voucher, { id });
  const number = voucher.data?.data.shown;
  return (
    <Page
      title={number === undefined ? undefined : t('vouchers.page.named', { number })}
      path={[{ name: t('vouchers.page.all'), to: '/accounting/vouchers' }]}
    >
      <Loaded of={voucher} lines={8}>
        {({ data }) => <Shown voucher={data} />}
      </Loaded>
    </Page>
  );
}

function Shown({ voucher }: { readonly voucher: Voucher }) {
  const [doing, setDoing] = useState<Doing>();
  const paper = useQuery(voucherQueries.voucherPaper, { id: voucher.voucherId });
  return (
    <>
      <WhatBecame voucher={voucher} />
      {voucher.replaces && <OtherVoucher word="vouchers.page.replaces" of={voucher.replaces} />}
      <div className={styles['split']}>
        <Loaded of={paper} lines={10}>
          {({ data }) => <PaperDesk document={data} />}
        </Loaded>
        <aside>
          <Facts voucher={voucher} />
          <Actions voucher={voucher} onDo={setDoing} />
          <BillsShown bills={voucher.attachments} />
          <Editions voucher={voucher} />
        </aside>
      </div>
      {doing && <Consequence voucher={voucher} doing={doing} onClose={() => setDoing(undefined)} />}
    </>
  );
}

/** The voucher of another accounting year that stands in its place, or in whose place it stands. */
function OtherVoucher({
  word,
  of: { voucherId, shown },
}: {
  readonly word: 'vouchers.page.replacedBy' | 'vouchers.page.replaces';
  readonly of: NonNullable<Voucher['replaces']>;
}) {
  const t = useText(vouchersTexts);
  return (
    <div>
      <Link to={`/accounting/vouchers/${voucherId}`}>{t(word, { number: shown })}</Link>
    </div>
  );
}

function WhatBecame({ voucher: { reversed, cleared } }: { readonly voucher: Voucher }) {
  const t = useText(vouchersTexts);
  if (reversed)
    return (
      <Message negative visible>
        <Message.Header>
          {t(reversed.kind === 'bounced' ? 'vouchers.page.bounced' : 'vouchers.page.reversed')}
        </Message.Header>
        <DayText on={reversed.on} /> · {reversed.by.name} · <InstantText at={reversed.at} />
        {reversed.reason && ` · ${reversed.reason}`}
        {reversed.moved && <div>{reversed.moved}</div>}
        {reversed.replacedBy && <OtherVoucher word="vouchers.page.replacedBy" of={reversed.replacedBy} />}
      </Message>
    );
  return cleared ? (
    <Message positive visible>
      {t('vouchers.page.cleared')}: <DayText on={cleared.on} /> · {cleared.by.name}
    </Message>
  ) : null;
}

function Facts({ voucher }: { readonly voucher: Voucher }) {
  const t = useText(vouchersTexts);
  return (
    <Segment className="flush">
      <dl className="facts">
        <dt>{t('vouchers.page.fund')}</dt>
        <dd>{voucher.FundName}</dd>
        <dt>{t('vouchers.page.account')}</dt>
        <dd>{voucher.AccountName}</dd>
        <dt>{t('vouchers.page.amount')}</dt>
        <dd>
          <Money taka={voucher.total} zero="figure" />
        </dd>
        {voucher.chequeNo && (
          <>
            <dt>{t('vouchers.page.chequeNo')}</dt>
            <dd>
              <Digits of={voucher.chequeNo} />
            </dd>
          </>
        )}
        <dt>{t('vouchers.page.writer')}</dt>
        <dd>
          {voucher.writer.name} · <InstantText at={voucher.at} />
        </dd>
      </dl>
    </Segment>
  );
}

interface ActionsProps {
  readonly voucher: Voucher;
  onDo(doing: Doing): void;
}

function Actions({ voucher, onDo }: ActionsProps) {
  const t = useText(vouchersTexts);
  const papers = usePapers();
  const { voucherId, VoucherNo, reversed, cleared, chequeNo } = voucher;
  const mayWrite = useMay('voucher', 'insert');
  const mayRevise = useMay('voucher', 'edit') && !reversed;
  const mayReverse = useMay('voucher', 'delete') && !reversed;
  const waits = mayRevise && chequeNo !== '' && !cleared;
  return (
    <>
      {papers.failure && <NotFetched failure={papers.failure} />}
      <div className="row">
        <Button
          primary
          type="button"
          aria-disabled={papers.running || undefined}
          onClick={() =>
            papers.running ||
            void papers.print(`/api/accounts/vouchers/${voucherId}.pdf`, `voucher-${VoucherNo}.pdf`)
          }
        >
          <Icon name="print" />
          {t('vouchers.page.print')}
        </Button>
        {mayWrite && (
          <Link className="ui button" to={`/accounting?copy=${voucherId}`}>
            {t('vouchers.page.copy')}
          </Link>
        )}
        {mayRevise && (
          <Link className="ui button" to={`/accounting/vouchers/${voucherId}/revise`}>
            {t('vouchers.page.revise')}
          </Link>
        )}
        {waits && (
          <Button type="button" onClick={() => onDo('clear')}>
            {t('vouchers.page.clearCheque')}
          </Button>
        )}
        {waits && (
          <Button type="button" onClick={() => onDo('bounce')}>
            {t('vouchers.page.bounceCheque')}
          </Button>
        )}
        {mayReverse && (
          <Button negative type="button" onClick={() => onDo('reverse')}>
            {t('vouchers.page.reverse')}
          </Button>
        )}
      </div>
    </>
  );
}
