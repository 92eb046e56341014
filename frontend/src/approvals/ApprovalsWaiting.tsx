import { waitingList } from '@madrasah/events/approvals';
import { ListTable, useListing } from '../kit/list/defined/index.ts';
import { useText } from '../kit/text.ts';
import { Barred } from './Barred.tsx';
import { requestCells } from './cells.tsx';
import { useDecisions } from './Decisions.tsx';
import { approvalsTexts } from './texts.ts';

const COLUMNS = ['entryOn', 'text', 'StudentName', 'amount', 'reason', 'asker'] as const;

/** What waits for me, as a part of another page: approved or rejected there. */
export function ApprovalsWaiting() {
  const t = useText(approvalsTexts);
  const listing = useListing(waitingList);
  const { dialog, buttons } = useDecisions();
  return (
    <>
      <ListTable
        listing={listing}
        columns={COLUMNS}
        cells={requestCells}
        rowKey={({ requestId }) => requestId}
        actions={buttons}
        empty={{ title: t('approvals.page.none'), text: t('approvals.page.noneText') }}
      />
      <Barred answer={listing.query.data} />
      {dialog}
    </>
  );
}
