import type { waitingList } from '@madrasah/events/approvals';
import type { RowOf } from '@madrasah/events/kernel';

/** A request as both lists have it. */
export type Request = Pick<
  RowOf<typeof waitingList>,
  | 'requestId'
  | 'path'
  | 'text'
  | 'amount'
  | 'amountText'
  | 'reason'
  | 'payee'
  | 'witness'
  | 'asker'
  | 'why'
  | 'mayDecide'
  | 'mayReject'
  | 'mark'
  | 'mayNot'
  | 'UserCode'
  | 'StudentName'
> & { readonly state?: number };
