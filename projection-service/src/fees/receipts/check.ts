import { toTaka } from '@madrasah/events';
import { totalOf } from '@madrasah/events/fees';
import { findStudent, studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { readReceipt } from './receipts.ts';
import { sharesOf } from './shares.ts';

/** Whether a receipt that somebody holds is ours, and still stands. */
export const receiptCheck = (deps: Deps): PaperCheck => ({
  kind: 'receipt',
  needs: [deps.shelf, ...studentsNeed],
  async find(tenant, [id = 0], language) {
    const receipt = await readReceipt(deps, await deps.shelf.of(tenant.school), tenant.school, id);
    if (!receipt) return undefined;
    const { data } = receipt.collected;
    const students = await Promise.all(
      sharesOf(data).map(({ admissionId }) => findStudent(tenant, admissionId, language)),
    );
    const bearers = students.map((student) => initialsOf(student?.name, language));
    return {
      status: receipt.reversed ? 'reversed' : 'genuine',
      receiptNo: data.receiptNo,
      on: data.on,
      total: toTaka(totalOf(data)),
      initials: bearers.filter(Boolean).join(', '),
      ...(receipt.reversed ? { reversedOn: receipt.reversed.data.on } : {}),
    };
  },
});
