import { feeQueries } from '@madrasah/events/fees';
import { useState } from 'react';
import { useQuery, withData } from '../../../kit/calls/index.ts';

/**
 * What a student owes, for money that is to be taken by it. An answer kept from before, of which the page knows that it
 * has changed, is not begun with; what was begun with stays while a newer one is on its way (`behind`).
 */
export function useDues(admissionId: number | undefined) {
  const asked = admissionId === undefined ? undefined : { AdmissionID: admissionId };
  const fees = useQuery(feeQueries.studentFees, asked);
  const [begun, setBegun] = useState<number>();
  const isWhole = fees.data !== undefined && fees.status !== 'failed' && !fees.behind;
  const now = isWhole || begun === admissionId ? admissionId : undefined;
  if (begun !== now) setBegun(now);
  return withData(fees, now === undefined ? undefined : fees.data);
}
