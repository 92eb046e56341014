export { ApprovalsWaiting } from './ApprovalsWaiting.tsx';
export { type RequestRow, requestsPage } from './requests-page.tsx';
