import type { AnswerTo } from '@madrasah/events/kernel';
import { voucherCommands, voucherQueries } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, Message, Segment } from 'semantic-ui-react';
import { type AnsweredData, usePapers, useQuery } from '../../kit/calls/index.ts';
import { Loaded, NotFetched } from '../../kit/feedback/index.ts';
import { DayText } from '../../kit/figures/index.ts';
import { openedFor } from '../../kit/form/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { monthBefore } from '../month-before.ts';
import { vouchersTexts } from '../texts.ts';
import { VoucherForm } from './VoucherForm.tsx';
import { asCopied, begunBy } from './written.ts';

type Saved = AnsweredData<AnswerTo<typeof voucherCommands.postVoucher>>;

/** A copy and a line of a bank are vouchers of their own: nothing typed for another comes into them. */
const OPENED_FOR = ['copy', 'CAID', 'Account', 'on', 'text', 'amount'];

/** জমা ও খরচ: one voucher after another; `?copy=` begins with what another one said. */
export default function WritePage() {
  const t = useText(vouchersTexts);
  const [query] = useSearchParams();
  const copied = Number(query.get('copy')) || undefined;
  const of = openedFor(query, OPENED_FOR);
  const last = monthBefore(useOpenDays().day);
  const [saved, setSaved] = useState<Saved>();
  const form = (initial: Readonly<Record<string, unknown>>) => (
    <VoucherForm
      key={of ?? ''}
      of={of}
      command={voucherCommands.postVoucher}
      initial={initial}
      onDone={({ data }) => setSaved(data)}
    />
  );
  return (
    <Page
      actions={
        <>
          <Link className="ui button" to={`/accounting/vouchers?from=${last.from}&to=${last.to}`}>
            {t('vouchers.page.copyLast')}
          </Link>
          <Link className="ui button" to="/accounting/vouchers">
            {t('vouchers.page.all')}
          </Link>
        </>
      }
    >
      {saved && <SavedVoucher {...saved} />}
      <Segment>{copied === undefined ? form(begunBy(query)) : <Copied id={copied}>{form}</Copied>}</Segment>
    </Page>
  );
}

interface CopiedProps {
  readonly id: number;
  children(initial: Readonly<Record<string, unknown>>): React.ReactNode;
}

function Copied({ id, children }: CopiedProps) {
  const t = useText(vouchersTexts);
  const voucher = useQuery(voucherQueries.voucher, { id });
  return (
    <Loaded of={voucher} lines={8}>
      {({ data }) => (
        <>
          <Message info visible>
            {t('vouchers.page.copied', { number: data.shown })}
          </Message>
          {children(asCopied(data))}
        </>
      )}
    </Loaded>
  );
}

/** What was saved last, and its paper at hand. */
function SavedVoucher({ voucherId, VoucherNo, on }: Saved) {
  const t = useText(vouchersTexts);
  const papers = usePapers();
  const shown = useQuery(voucherQueries.voucher, { id: voucherId }).data?.data.shown;
  return (
    <>
      {papers.failure && <NotFetched failure={papers.failure} />}
      <Message positive visible role="status">
        <Message.Header>
          {t('vouchers.page.saved', { number: shown ?? VoucherNo })}
          {on && (
            <>
              {' '}
              · <DayText on={on} />
            </>
          )}
        </Message.Header>
        <div className="row">
          <Button
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
          <Link className="ui button" to={`/accounting/vouchers/${voucherId}`}>
            {t('vouchers.page.open')}
          </Link>
        </div>
      </Message>
    </>
  );
}
