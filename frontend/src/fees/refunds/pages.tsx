import { refundRequests } from '@madrasah/events/fees';
import { requestStateId } from '@madrasah/events/kernel';
import { Suspense, useState } from 'react';
import { type RequestRow, requestsPage } from '../../approvals/index.ts';
import { RowButton } from '../../kit/list/defined/index.ts';
import { useText } from '../../kit/text.ts';
import { RefundVoucher } from '../../vouchers/index.ts';
import { feesTexts } from '../texts.ts';

/** What was approved has a debit voucher. */
function VoucherOfIt({ request: { requestId, state } }: { readonly request: RequestRow }) {
  const t = useText(feesTexts);
  const [open, setOpen] = useState(false);
  if (state !== requestStateId('approved')) return null;
  return (
    <>
      <RowButton icon="print" label={t('fees.refund.voucher')} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <RefundVoucher requestId={requestId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export const refundsPage = requestsPage(refundRequests, { RowActions: VoucherOfIt });
