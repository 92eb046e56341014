import { lazy } from 'react';

/** Comes when it is opened, for whichever page opens it. */
export const RefundVoucher = lazy(() => import('./RefundVoucher.tsx'));
