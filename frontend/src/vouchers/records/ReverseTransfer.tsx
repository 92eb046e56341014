import { reverseTransfer } from '@madrasah/events/vouchers';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';
import type { RecordRow } from './places.ts';

interface Props {
  readonly what: 'contra' | 'transfer' | 'settlement';
  readonly row: RecordRow;
  onClose(): void;
}

/** Before a contra, a transfer between funds or a wallet settlement is taken back: what follows, and why. */
export function ReverseTransfer({ what, row: { id, shown, text, amount }, onClose }: Props) {
  const t = useText(vouchersTexts);
  return (
    <ConfirmDialog
      command={reverseTransfer}
      body={{ what, id }}
      title={t(`vouchers.transfer.reverse-${what}`, { number: shown })}
      verb={t('vouchers.page.reverse')}
      onClose={onClose}
    >
      <p>
        {text} · <Money taka={amount} zero="figure" />
      </p>
      <p>{t('vouchers.transfer.reverseWhat')}</p>
    </ConfirmDialog>
  );
}
