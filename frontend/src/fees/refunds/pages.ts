import { refundRequests } from '@madrasah/events/fees';
import { requestsPage } from '../../approvals/requests-page.tsx';

export const refundsPage = requestsPage(refundRequests);
