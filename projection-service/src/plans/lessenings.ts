import type { Day } from '@madrasah/events';
import { ConcessionArranged, ConcessionEnded, covers, withEnded } from '@madrasah/events/concessions';
import type { Lessening } from '@madrasah/events/plans';
import { type AdmissionFacts, familyOf, type Student } from '../admissions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { leavingsProjector } from './leavers.ts';
import { siblingRulesProjector } from './rules.ts';

export interface Arranged extends Lessening {
  readonly subLedgerId: number | null;
  readonly from: number;
  readonly to: number;
}

/** Concessions that stand for months to come, by AdmissionID. */
export const arrangedProjector = defineProjector<{ admissionId: number; grants: readonly Arranged[] }>({
  name: 'arranged-concessions',
  version: 2,
  collection: 'arranged-concessions',
  indexes: [],
  on: {
    ConcessionArranged: when(ConcessionArranged, {
      keys: ({ data }) => [data.admissionId],
      fold: (before, { data }) => {
        const { admissionId, kind, grantId, percent, amount, subLedgerId, from, to } = data;
        const grant = { kind, grantId, percent, amount, subLedgerId, from, to };
        return { admissionId, grants: [...(before?.grants ?? []), grant] };
      },
    }),
    ConcessionEnded: when(ConcessionEnded, {
      keys: ({ data }) => [data.admissionId],
      fold: (before, { data }) => before && { ...before, grants: withEnded(before.grants, data) },
    }),
  },
});

/** When the elder brothers and sisters of a student left; null for those who are here. @throws DocumentsAway */
async function eldersOf(tenant: Tenant, person: Student, { sessionId }: AdmissionFacts) {
  const family = await familyOf(tenant, person);
  const ids = family
    .filter(({ userId }) => userId < person.userId)
    .flatMap(({ admissions }) => admissions.filter((one) => one.sessionId === sessionId))
    .map(({ admissionId }) => admissionId);
  const left = await tenant.findByKeys(leavingsProjector, ids);
  return ids.map((id) => left.find(({ admissionId }) => admissionId === id) ?? null);
}

type Elder = Awaited<ReturnType<typeof eldersOf>>[number];

/** Whether somebody was still there in a month that begins on a day. */
const wasHere = (left: Elder, monthId: number, begins: Day): boolean =>
  left === null || (begins <= left.leftOn && (monthId === 0 || monthId < left.cancelFrom));

/**
 * What stands for a student on each head and month (0: of no month): what was arranged, then the sibling rule.
 * @param beginOf the first day of a month; of none, the day that is asked about
 * @throws DocumentsAway
 */
export async function lesseningsOf(
  tenant: Tenant,
  person: Student,
  admission: AdmissionFacts,
  beginOf: (monthId: number) => Day,
): Promise<(subLedgerId: number, monthId: number) => Lessening[]> {
  const [rules, arranged] = await Promise.all([
    tenant.find(siblingRulesProjector, { active: true }),
    tenant.findOne(arrangedProjector, admission.admissionId),
  ]);
  const elders = rules.length === 0 ? [] : await eldersOf(tenant, person, admission);
  const childIn = (monthId: number) =>
    1 + elders.filter((elder) => wasHere(elder, monthId, beginOf(monthId))).length;
  return (subLedgerId, monthId) => [
    ...(arranged?.grants ?? [])
      .filter((grant) => covers(grant, subLedgerId, monthId))
      .map(({ kind, grantId, percent, amount }) => ({ kind, grantId, percent, amount })),
    ...rules
      .filter((rule) => rule.subLedgerId === subLedgerId && childIn(monthId) >= rule.from)
      .map(({ percent, amount }) => ({ kind: 'sibling' as const, grantId: null, percent, amount })),
  ];
}
