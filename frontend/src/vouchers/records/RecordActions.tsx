import { useNavigate } from 'react-router-dom';
import { RowButton } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import { placeOf, RECORD, type RecordRow, TRANSFER } from './places.ts';

interface Props {
  readonly row: RecordRow;
  onTake(row: RecordRow): void;
}

/**
 * What may be done with an entry that stands: corrected in one step (a receipt of one student alone), or taken back; a
 * charge of many where it was made.
 */
export function RecordActions({ row, onTake }: Props) {
  const t = useText(vouchersTexts);
  const navigate = useNavigate();
  const mayReceipt = useMay('record_delete_edit', 'delete');
  const mayRevise = useMay('voucher', 'edit');
  const mayVoucher = useMay('voucher', 'delete');
  const mayTamlik = useMay('tamlik', 'delete');
  const mayJournal = useMay('journal_voucher', 'delete');
  const mayTransfer = useMay('balance_transfer', 'delete');
  const { kind, id, shown, text } = row;
  const of = { text, number: shown };
  if (kind === RECORD.charge) {
    const hint = t(row.AdmissionID > 0 ? 'vouchers.records.account' : 'vouchers.records.runs');
    return (
      <>
        <RowButton
          icon="right"
          label={`${hint}: ${text}`}
          hint={hint}
          onClick={() => navigate(placeOf(row))}
        />
        {mayReceipt && row.AdmissionID > 0 && (
          <RowButton
            icon="close"
            label={t('vouchers.records.reverseOf', of)}
            hint={t('vouchers.records.reverse')}
            onClick={() => onTake(row)}
          />
        )}
      </>
    );
  }
  const corrects =
    (kind === RECORD.receipt && mayReceipt && row.AdmissionID > 0 && `/accounting/receipts/${id}/correct`) ||
    (kind === RECORD.voucher && mayRevise && `/accounting/vouchers/${id}/revise`);
  const takes =
    (kind === RECORD.receipt && mayReceipt) ||
    (kind === RECORD.voucher && mayVoucher) ||
    (kind === RECORD.tamlik && mayTamlik) ||
    (kind === RECORD.journal && mayJournal) ||
    (TRANSFER[kind] !== undefined && mayTransfer);
  return (
    <>
      {corrects && (
        <RowButton
          icon="edit"
          label={t('vouchers.records.correctOf', of)}
          hint={t('vouchers.records.correct')}
          onClick={() => navigate(corrects)}
        />
      )}
      {takes && (
        <RowButton
          icon="close"
          label={t('vouchers.records.reverseOf', of)}
          hint={t('vouchers.records.reverse')}
          onClick={() => onTake(row)}
        />
      )}
    </>
  );
}
