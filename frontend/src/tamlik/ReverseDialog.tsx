import { tamlikCommands } from '@madrasah/events/tamlik';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { useText } from '../kit/text.ts';
import { tamlikTexts } from './texts.ts';

interface Props {
  readonly tamlikId: number;
  /** The number of its voucher, with its series. */
  readonly shown: string;
  onClose(): void;
}

/** Before a tamlik is taken back with its receipts: what follows, and why. */
export function ReverseDialog({ tamlikId, shown, onClose }: Props) {
  const t = useText(tamlikTexts);
  return (
    <ConfirmDialog
      command={tamlikCommands.reverseTamlik}
      params={{ id: tamlikId }}
      title={t('tamlik.page.reverseAsk', { number: shown })}
      verb={t('tamlik.page.reverse')}
      onClose={onClose}
    >
      <p>{t('tamlik.page.reverseWhat')}</p>
    </ConfirmDialog>
  );
}
