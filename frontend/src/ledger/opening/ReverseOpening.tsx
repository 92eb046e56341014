import { askedOpening, reverseOpening } from '@madrasah/events/ledger';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { DayText } from '../../kit/figures/index.ts';
import { RowButton } from '../../kit/list/defined/index.ts';
import { useText } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';

interface Props {
  readonly requestId: number;
  onClose(): void;
}

/** The button that asks for it, beside posted balances; beside those that were taken back, since when they are. */
export function TakeBack({ requestId, onTake }: { readonly requestId: number; onTake(): void }) {
  const t = useText(ledgerTexts);
  const asked = useQuery(askedOpening, { id: requestId }).data?.data;
  if (!asked) return null;
  if (asked.reversedOn !== null)
    return (
      <span className="small muted">
        {t('ledger.opening.isReversed')} <DayText on={asked.reversedOn} />
      </span>
    );
  return (
    <RowButton
      icon="close"
      label={t('ledger.opening.reverseOf', { number: requestId })}
      hint={t('ledger.opening.reverse')}
      onClick={onTake}
    />
  );
}

/** Before somebody asks that posted balances be taken back: what follows, and why. */
export function ReverseOpening({ requestId, onClose }: Props) {
  const t = useText(ledgerTexts);
  return (
    <ConfirmDialog
      command={reverseOpening}
      params={{ id: requestId }}
      title={t('ledger.opening.reverseAsk', { number: requestId })}
      verb={t('ledger.opening.send')}
      onClose={onClose}
    >
      <p>{t('ledger.opening.reverseWhat')}</p>
    </ConfirmDialog>
  );
}
