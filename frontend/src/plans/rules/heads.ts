import { feeHeads } from '@madrasah/events/fees';
import { useQuery } from '../../kit/calls/index.ts';

/** The heads of fees, as a box lists them. */
export function useHeads() {
  const heads = useQuery(feeHeads.queries.list, {});
  return (heads.data?.data ?? []).map(({ SLID, AccSubsidiaryLedger }) => ({
    value: SLID,
    label: AccSubsidiaryLedger.SlName,
  }));
}
