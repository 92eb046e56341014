import { requestStateId } from '@madrasah/events/kernel';
import { withdrawTransferRequest } from '@madrasah/events/vouchers';
import { useState } from 'react';
import type { RequestRow } from '../../approvals/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { RowButton } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { vouchersTexts } from '../texts.ts';

/** A gift or a loan that waits is taken off the list by whoever may ask for one or take one back. */
export function Withdraw({ request: { requestId, state } }: { readonly request: RequestRow }) {
  const t = useText(vouchersTexts);
  const mayAsk = useMay('balance_transfer', 'insert');
  const mayTake = useMay('balance_transfer', 'delete');
  const [asking, setAsking] = useState(false);
  if (state !== requestStateId('waiting') || !(mayAsk || mayTake)) return null;
  return (
    <>
      <RowButton
        icon="close"
        label={t('vouchers.transfer.withdrawOf', { number: requestId })}
        hint={t('vouchers.transfer.withdraw')}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          plain
          command={withdrawTransferRequest}
          params={{ id: requestId }}
          title={t('vouchers.transfer.withdrawAsk', { number: requestId })}
          verb={t('vouchers.transfer.withdraw')}
          onClose={() => setAsking(false)}
        >
          <p>{t('vouchers.transfer.withdrawWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
