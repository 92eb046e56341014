import { amountShown } from './amount.tsx';
import type { Request } from './request.ts';

/** Why it is asked for; under it the mark that its confirmation bears, or would bear. */
function reasonShown({ reason, mark }: Pick<Request, 'reason' | 'mark'>) {
  if (mark === undefined) return reason;
  return (
    <>
      {reason}
      <br />
      <strong className="small">{mark}</strong>
    </>
  );
}

/** What the lists of requests show otherwise than any list. */
export const requestCells = { amount: amountShown, reason: reasonShown };
