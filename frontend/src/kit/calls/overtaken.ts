import { createAction } from '@reduxjs/toolkit';

/** What was changed had changed already: whatever stands on the page is asked for anew, also while a form is filled. */
export const changedMeanwhile = createAction('queries/changedMeanwhile');
