import { reverseJournalVoucher } from '@madrasah/events/vouchers';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';

interface Props {
  readonly journalVoucherId: number;
  /** Its number with its series. */
  readonly shown: string;
  onClose(): void;
}

/** Before somebody asks that a journal voucher be taken back: what follows, and why. */
export function ReverseJournal({ journalVoucherId, shown, onClose }: Props) {
  const t = useText(vouchersTexts);
  return (
    <ConfirmDialog
      command={reverseJournalVoucher}
      params={{ id: journalVoucherId }}
      title={t('vouchers.journal.reverseAsk', { number: shown })}
      verb={t('vouchers.journal.send')}
      onClose={onClose}
    >
      <p>{t('vouchers.journal.reverseWhat')}</p>
    </ConfirmDialog>
  );
}
