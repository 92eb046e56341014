import { lazy } from 'react';

/** Comes when it is opened, for whichever page opens it. */
export const StatementDialog = lazy(() => import('./StatementDialog.tsx'));
