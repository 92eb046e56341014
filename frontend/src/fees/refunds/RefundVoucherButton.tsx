import { lazy, Suspense, useState } from 'react';
import { RowButton } from '../../kit/list/defined/index.ts';
import { useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

const RefundVoucher = lazy(() => import('./RefundVoucher.tsx'));

/** Opens the debit voucher of a refund. */
export function RefundVoucherButton({ refundId, number }: { refundId: number; number: number }) {
  const t = useText(feesTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <RowButton icon="print" label={t('fees.refund.voucher', { number })} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <RefundVoucher refundId={refundId} number={number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
