import type { StudentFee, StudentFees } from '@madrasah/events/fees';
import { useLayoutEffect, useRef } from 'react';
import { useTaking } from '../taking/use-taking.ts';

/** What is owed; when nothing is, one paid item to carry an advance. */
export function owedRows({ fees }: StudentFees): readonly StudentFee[] {
  const owed = fees.filter(({ due }) => due > 0);
  return owed.length > 0 ? owed : fees.slice(-1);
}

/**
 * Keeps the rows of the form with what is owed, when that changes: another cashier, a charge, a cancellation; and drops
 * the months of a child that is no more among those who pay.
 */
export function useFollowedDues(of: StudentFees, students: readonly StudentFees[]): void {
  const { follow, among } = useTaking();
  const paying = students.map(({ admissionId }) => admissionId).join();
  const paid = useRef(paying);
  useLayoutEffect(() => {
    if (paid.current === paying) return;
    paid.current = paying;
    among(paying.split(',').map(Number));
  }, [paying, among]);
  const rows = owedRows(of).map(({ itemId, due }) => ({ itemId, due }));
  const now = JSON.stringify(rows); // an answer in another language owes the same
  const shown = useRef(now);
  useLayoutEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    follow(JSON.parse(now));
  }, [now, follow]);
}
