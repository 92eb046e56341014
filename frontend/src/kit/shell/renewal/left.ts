import { institutionQueries } from '@madrasah/events/institutions';
import { useQuery } from '../../calls/index.ts';
import { answering } from '../../wire/definitions.ts';

/** What is left of the renewal of the own institution; null where none was agreed. */
const renewalLeft = answering<{
  readonly RenewDays: number | null;
  readonly BalanceDr: number | null;
  readonly BalanceCr: number | null;
}>()(institutionQueries.renewalLeft);

/** Days and students left, below zero what is past; `quota` is what `students` is left of. Null: not agreed. */
export function useRenewalLeft() {
  const { data } = useQuery(renewalLeft, {});
  const { RenewDays: days = null, BalanceDr: quota = null, BalanceCr: admitted = null } = data ?? {};
  return { days, quota, students: quota === null ? null : quota - (admitted ?? 0) };
}
