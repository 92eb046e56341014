import * as z from 'zod';
import { defineList, requestCarries, requestColumns, requestsSearched, signedIn } from '../kernel/index.ts';

const { state, decider, decidedOn, answer, ...columns } = requestColumns;

/** অনুমোদনের অপেক্ষায়: whatever waits for whoever asks, of every kind that he may confirm. */
export const waitingList = defineList({
  name: 'Approvals',
  path: '/api/accounts/approvals',
  access: signedIn,
  title: 'approvals',
  needs: [],
  columns,
  carries: requestCarries,
  searched: requestsSearched,
  /** What else waits of the kinds whose power he has, and why he may not confirm it. */
  beside: { barred: z.array(z.object({ why: z.string(), count: z.int() })) },
  rowDays: ['on'],
  order: 'requestId',
  files: true,
});
