import { transferRequests } from '@madrasah/events/vouchers';
import { requestsPage } from '../../approvals/index.ts';
import { Withdraw } from './Withdraw.tsx';

export const transferRequestsPage = requestsPage(transferRequests, {
  RowActions: Withdraw,
  withdrawsThere: true,
});
