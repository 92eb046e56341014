import { awaitedReceiptsList, feeCommands } from '@madrasah/events/fees';
import type { RowOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

type Row = RowOf<typeof awaitedReceiptsList>;

/** Receipts taken back as wrong: each waits here for its right one, or until it is said that no money was taken. */
export default function AwaitedPage() {
  const t = useText(feesTexts);
  const word = useWord();
  const navigate = useNavigate();
  const mayTake = useMay('fee_collection', 'insert');
  const maySettle = useMay('record_delete_edit', 'delete');
  const [nothing, setNothing] = useState<Row>();
  const listing = useListing(awaitedReceiptsList, { filters: ['asOf'], clock: true });
  return (
    <ListPage
      listing={listing}
      filters={<FilterDay list={listing.list} name="asOf" label={word('asOf')} />}
      rowKey={({ receiptId }) => receiptId}
      onOpen={({ receiptId }) => navigate(`/accounting/receipts/${receiptId}`)}
      actions={(row) => (
        <>
          {mayTake && (
            <Link
              className="ui basic button"
              to={`/accounting/student-fee-collection?AdmissionID=${row.AdmissionID}&replaces=${row.receiptId}`}
            >
              {t('fees.awaited.take')}
            </Link>
          )}
          {maySettle && (
            <Button basic type="button" onClick={() => setNothing(row)}>
              {t('fees.awaited.nothing')}
            </Button>
          )}
        </>
      )}
      empty={{ title: t('fees.awaited.none'), text: t('fees.awaited.noneText') }}
    >
      {nothing && (
        <ConfirmDialog
          command={feeCommands.settleReplacement}
          params={{ id: nothing.receiptId }}
          body={{ by: 'nothing' }}
          plain
          title={t('fees.awaited.nothingAsk', { number: nothing.receiptNo })}
          verb={t('fees.awaited.nothing')}
          onClose={() => setNothing(undefined)}
        >
          <p>{t('fees.awaited.nothingWhat')}</p>
        </ConfirmDialog>
      )}
    </ListPage>
  );
}
