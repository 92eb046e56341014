import type { StudentFees } from '@madrasah/events/fees';
import { AskInstead } from '../../concessions/index.ts';
import { readTaka } from '../../kit/figures/typed.ts';
import type { Taking } from './rows/spread.ts';

interface Props {
  readonly of: StudentFees;
  readonly taking: Taking & { readonly Remark?: string };
  readonly childOf: ((itemId: number | undefined) => StudentFees | undefined) | undefined;
}

/** The first row that something is taken off. */
function deductedIn({ fees }: Taking) {
  const row = fees.find(({ deduction }) => (readTaka(deduction) ?? 0) > 0);
  return { itemId: row?.itemId, amount: String((readTaka(row?.deduction) ?? 0) / 100) };
}

/** What a request for the deduction would be about. */
export function AboveLimit({ of, taking, childOf }: Props) {
  const asked = deductedIn(taking);
  const { admissionId } = childOf?.(asked.itemId) ?? of;
  return <AskInstead AdmissionID={admissionId} reason={taking.Remark ?? ''} {...asked} />;
}
