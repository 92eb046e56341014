import { reverseOpening } from '@madrasah/events/ledger';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog, Dialog } from '../../kit/feedback/index.ts';
import { DayText } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import { ledgerTexts } from '../texts.ts';
import { askedFor } from './OpeningForm.tsx';

interface Props {
  readonly requestId: number;
  onClose(): void;
}

/** Before somebody asks that posted balances be taken back: what follows, and why. Once they were, that they were. */
export function ReverseOpening({ requestId, onClose }: Props) {
  const t = useText(ledgerTexts);
  const kit = useText(kitTexts);
  const asked = useQuery(askedFor, { id: requestId }).data?.data;
  if (!asked) return null;
  if (asked.reversedOn !== null)
    return (
      <Dialog
        title={t('ledger.opening.numbered', { number: requestId })}
        onClose={onClose}
        actions={
          <Button type="button" primary onClick={onClose}>
            {kit('kit.undo.close')}
          </Button>
        }
      >
        <p>
          {t('ledger.opening.isReversed')} <DayText on={asked.reversedOn} />
        </p>
      </Dialog>
    );
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
