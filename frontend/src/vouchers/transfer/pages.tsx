import { transferRequests } from '@madrasah/events/vouchers';
import { requestsPage } from '../../approvals/requests-page.tsx';
import { Withdraw } from './Withdraw.tsx';

export const transferRequestsPage = requestsPage(transferRequests, {
  RowActions: Withdraw,
  withdrawsThere: true,
});
