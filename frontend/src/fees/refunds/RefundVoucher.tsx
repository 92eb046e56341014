import { useText } from '../../kit/text.ts';
import { PaperDialog } from '../../vouchers/PaperDialog.tsx';
import { refundPaper } from '../../vouchers/rows.ts';
import { feesTexts } from '../texts.ts';

interface Props {
  readonly refundId: number;
  readonly number: number;
  onClose(): void;
}

/** The debit voucher of a refund, which whoever received the money signs. */
export default function RefundVoucher({ refundId, number, onClose }: Props) {
  const t = useText(feesTexts);
  return (
    <PaperDialog
      title={t('fees.refund.voucher', { number })}
      question={refundPaper}
      asked={{ id: refundId }}
      pdf={`/api/accounts/refund_vouchers/${refundId}.pdf`}
      file={`refund-${refundId}.pdf`}
      onClose={onClose}
    />
  );
}
