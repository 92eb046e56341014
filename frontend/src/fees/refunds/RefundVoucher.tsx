import { useText } from '../../kit/text.ts';
import { PaperDialog } from '../../vouchers/PaperDialog.tsx';
import { refundPaper } from '../../vouchers/rows.ts';
import { feesTexts } from '../texts.ts';

/** The debit voucher of a refund, which whoever received the money signs. */
export default function RefundVoucher({ requestId, onClose }: { requestId: number; onClose(): void }) {
  const t = useText(feesTexts);
  return (
    <PaperDialog
      title={t('fees.refund.voucher')}
      question={refundPaper}
      asked={{ id: requestId }}
      pdf={`/api/accounts/refunds/${requestId}.pdf`}
      file={`refund-${requestId}.pdf`}
      onClose={onClose}
    />
  );
}
