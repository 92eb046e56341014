import { entryPapers } from '@madrasah/events/vouchers';
import { feesTexts } from '../fees/index.ts';
import { useText } from '../kit/text.ts';
import { PaperDialog } from './PaperDialog.tsx';

/** The debit voucher of a refund, which whoever received the money signs. */
export default function RefundVoucher({ requestId, onClose }: { requestId: number; onClose(): void }) {
  const t = useText(feesTexts);
  return (
    <PaperDialog
      title={t('fees.refund.voucher')}
      question={entryPapers.RefundVoucherPaper}
      asked={{ id: requestId }}
      pdf={`/api/accounts/refunds/${requestId}.pdf`}
      file={`refund-${requestId}.pdf`}
      onClose={onClose}
    />
  );
}
