import { amountShown } from './amount.tsx';

/** What the lists of requests show otherwise than any list. */
export const requestCells = { amount: amountShown };
