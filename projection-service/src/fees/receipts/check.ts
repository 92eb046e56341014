import { toTaka } from '@madrasah/events';
import { totalOf } from '@madrasah/events/fees';
import { findStudent, studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { institutionInfoProjector, schoolHijriOffset } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { sharesOf } from './collection/shares.ts';
import { readReceipt } from './receipts.ts';

/** How the calendar of a class reads Hijri dates: plans know it, and lean on fees themselves. */
export interface Sighting {
  readonly needs: PaperCheck['needs'];
  offsetOf(tenant: Tenant, of: { readonly sessionId: number; readonly classId: number }): Promise<number>;
}

/** Whether a receipt that somebody holds is ours, and still stands. */
export const receiptCheck = (deps: Deps, sighting: Sighting): PaperCheck => ({
  kind: 'receipt',
  needs: [deps.shelf, institutionInfoProjector, ...sighting.needs, ...studentsNeed],
  async find(tenant, [id = 0], language) {
    const receipt = await readReceipt(deps, await deps.shelf.of(tenant.school), tenant.school, id);
    if (!receipt) return undefined;
    const { data, metadata } = receipt.collected;
    // By the calendar of the class that he was in then, as on the paper.
    const taken = { asOf: data.on, knownAt: new Date(metadata.at) };
    const students = await Promise.all(
      sharesOf(data).map(({ admissionId }) => findStudent(tenant, admissionId, language, taken)),
    );
    const [first] = students;
    const bearers = students.map((student) => initialsOf(student?.name, language));
    return {
      status: receipt.reversed ? 'reversed' : 'genuine',
      receiptNo: data.receiptNo,
      on: data.on,
      hijriOffset: await (first ? sighting.offsetOf(tenant, first) : schoolHijriOffset(tenant)),
      total: toTaka(totalOf(data)),
      initials: bearers.filter(Boolean).join(', '),
      ...(receipt.reversed ? { reversedOn: receipt.reversed.data.on } : {}),
    };
  },
});
