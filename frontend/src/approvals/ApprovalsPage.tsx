import { waitingList } from '@madrasah/events/approvals';
import { ListPage, useListing } from '../kit/list/defined/index.ts';
import { useText } from '../kit/text.ts';
import { useDecisions } from './Decisions.tsx';
import { approvalsTexts } from './texts.ts';

/** What waits for me, of every kind: approved or rejected here, on a phone as well. */
export default function ApprovalsPage() {
  const t = useText(approvalsTexts);
  const listing = useListing(waitingList);
  const { dialog, buttons } = useDecisions();
  return (
    <ListPage
      listing={listing}
      filters={null}
      rowKey={({ requestId }) => requestId}
      actions={buttons}
      empty={{ title: t('approvals.page.none'), text: t('approvals.page.noneText') }}
    >
      {dialog}
    </ListPage>
  );
}
