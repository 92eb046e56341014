import { lazy } from 'react';

// What comes when it is opened, for whichever page opens it.
export const StatementDialog = lazy(() => import('./statement/StatementDialog.tsx'));
export const RefundVoucher = lazy(() => import('./refunds/RefundVoucher.tsx'));
