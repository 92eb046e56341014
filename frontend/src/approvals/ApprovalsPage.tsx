import { waitingList } from '@madrasah/events/approvals';
import { Segment } from 'semantic-ui-react';
import { ListFiles, ListSearch, ListTable, useListing } from '../kit/list/defined/index.ts';
import { Filters } from '../kit/list/Filters.tsx';
import { Page } from '../kit/shell/index.ts';
import { useText } from '../kit/text.ts';
import { Barred } from './Barred.tsx';
import { requestCells } from './cells.tsx';
import { useDecisions } from './Decisions.tsx';
import { approvalsTexts } from './texts.ts';

// What is needed to decide; why it waits stands in the question that is asked before.
const COLUMNS = ['on', 'entryOn', 'text', 'StudentName', 'amount', 'reason', 'asker'] as const;

/** What waits for me, of every kind: approved or rejected here, on a phone as well. */
export default function ApprovalsPage() {
  const t = useText(approvalsTexts);
  const listing = useListing(waitingList);
  const { dialog, buttons } = useDecisions();
  return (
    <Page actions={<ListFiles listing={listing} />}>
      <Segment className="flush">
        <Filters>
          <ListSearch listing={listing} />
        </Filters>
        <ListTable
          listing={listing}
          columns={COLUMNS}
          cells={requestCells}
          rowKey={({ requestId }) => requestId}
          actions={buttons}
          empty={{ title: t('approvals.page.none'), text: t('approvals.page.noneText') }}
        />
      </Segment>
      <Barred answer={listing.query.data} />
      {dialog}
    </Page>
  );
}
