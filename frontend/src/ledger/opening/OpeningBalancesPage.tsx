import { openingRequests, withdrawOpening } from '@madrasah/events/ledger';
import { useState } from 'react';
import { Segment } from 'semantic-ui-react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { ListFiles, ListTable, RowButton, useListing } from '../../kit/list/defined/index.ts';
import { useMay } from '../../kit/routing/powers.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';
import { BringOver } from './BringOver.tsx';
import { ChangedOpening } from './OpeningForm.tsx';
import { ReverseOpening, TakeBack } from './ReverseOpening.tsx';

const COLUMNS = ['on', 'entryOn', 'text', 'amount', 'reason', 'asker', 'state', 'decider'] as const;
const [WAITING, APPROVED] = [1, 2];

/** প্রারম্ভিক জের: what the books held on paper; it is posted when a second person has confirmed it. */
export default function OpeningBalancesPage() {
  const t = useText(ledgerTexts);
  const may = useMay('opening_balance', 'insert');
  const mayChange = useMay('opening_balance', 'edit');
  const mayWithdraw = useMay('opening_balance', 'delete');
  const [changing, setChanging] = useState<number>();
  const [taking, setTaking] = useState<number>();
  const [withdrawing, setWithdrawing] = useState<number>();
  const listing = useListing(openingRequests.list, { filters: [], ask: () => ({}) });
  return (
    <Page actions={<ListFiles listing={listing} />}>
      {changing !== undefined && (
        <ChangedOpening key={changing} requestId={changing} onClose={() => setChanging(undefined)} />
      )}
      {changing === undefined && may && <BringOver />}
      <Segment className="flush">
        <ListTable
          listing={listing}
          columns={COLUMNS}
          rowKey={({ requestId }) => requestId}
          actions={({ requestId, state }) =>
            state === APPROVED ? (
              mayWithdraw && <TakeBack requestId={requestId} onTake={() => setTaking(requestId)} />
            ) : state === WAITING ? (
              <>
                {mayChange && (
                  <RowButton
                    icon="edit"
                    label={t('ledger.opening.changeOf', { number: requestId })}
                    hint={t('ledger.opening.change')}
                    onClick={() => setChanging(requestId)}
                  />
                )}
                {mayWithdraw && (
                  <RowButton
                    icon="close"
                    label={t('ledger.opening.withdrawOf', { number: requestId })}
                    hint={t('ledger.opening.withdraw')}
                    onClick={() => setWithdrawing(requestId)}
                  />
                )}
              </>
            ) : undefined
          }
          empty={{ title: t('ledger.opening.none'), text: t('ledger.opening.noneText') }}
        />
      </Segment>
      {taking !== undefined && <ReverseOpening requestId={taking} onClose={() => setTaking(undefined)} />}
      {withdrawing !== undefined && (
        <ConfirmDialog
          plain
          command={withdrawOpening}
          params={{ id: withdrawing }}
          title={t('ledger.opening.withdrawAsk', { number: withdrawing })}
          verb={t('ledger.opening.withdraw')}
          onClose={() => setWithdrawing(undefined)}
        >
          <p>{t('ledger.opening.withdrawWhat')}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
