import type { StatusOf } from '../deps.ts';
import { type AdmissionDues, type BooksShelf, duesOfSome } from '../ledger/books/index.ts';

/** AdmissionStatus of the specification, computed and never stored (ACCOUNTING 1.10); 4 is ours: who was charged nothing has paid nothing. */
const STATUS = { nothingPaid: 0, noDue: 1, free: 2, partPaid: 3, nothingCharged: 4 } as const;

function statusOf(sums: AdmissionDues | undefined): number {
  if (!sums || sums.charged === 0) return STATUS.nothingCharged;
  if (sums.due > 0) return sums.paid > 0 ? STATUS.partPaid : STATUS.nothingPaid;
  // What was written off is no concession: nobody made it free.
  return sums.conceded - sums.writtenOff === sums.charged ? STATUS.free : STATUS.noDue;
}

/** How far each admission is paid, from the books as they are. */
export const statusFromBooks =
  (shelf: BooksShelf): StatusOf =>
  async (schoolId, admissionIds) => {
    const books = await shelf.of(schoolId);
    const admissions = duesOfSome(books, books.cut(), admissionIds);
    return new Map(admissionIds.map((id) => [id, statusOf(admissions.get(id))]));
  };
