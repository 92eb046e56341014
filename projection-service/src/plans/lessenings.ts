import type { Day } from '@madrasah/events';
import { ConcessionArranged, ConcessionEnded, covers, withEnded } from '@madrasah/events/concessions';
import { type CalendarMonth, isAway, type Lessening, type Presence } from '@madrasah/events/plans';
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

/** When a student of an admission was there. @throws DocumentsAway */
export async function presenceOf(
  tenant: Tenant,
  { admissionId, on, imported, chosen, absences }: AdmissionFacts,
): Promise<Presence> {
  return { on, imported, chosen, absences, leaving: await leavingOf(tenant, admissionId) };
}

async function leavingOf(tenant: Tenant, admissionId: number): Promise<Presence['leaving']> {
  const left = await tenant.findOne(leavingsProjector, admissionId);
  return left && { on: left.leftOn, cancelFrom: left.cancelFrom };
}

/** The elder brothers and sisters of a student in his session: when they were there. @throws DocumentsAway */
async function eldersOf(tenant: Tenant, person: Student, { sessionId }: AdmissionFacts) {
  const family = await familyOf(tenant, person);
  const admissions = family
    .filter(({ userId }) => userId < person.userId)
    .flatMap((elder) => elder.admissions.filter((one) => one.sessionId === sessionId));
  return Promise.all(admissions.map((one) => presenceOf(tenant, one)));
}

/**
 * What stands for a student on each head and month (0: of no month): what was arranged, then the sibling rule.
 * @param months of the class, where somebody has said them
 * @param day begins a month that has no day of its own
 * @throws DocumentsAway
 */
export async function lesseningsOf(
  tenant: Tenant,
  person: Student,
  admission: AdmissionFacts,
  months: readonly CalendarMonth[] | undefined,
  day: Day,
): Promise<(subLedgerId: number, monthId: number) => Lessening[]> {
  const [rules, arranged] = await Promise.all([
    tenant.find(siblingRulesProjector, { active: true }),
    tenant.findOne(arrangedProjector, admission.admissionId),
  ]);
  const elders = rules.length === 0 ? [] : await eldersOf(tenant, person, admission);
  const childIn = (monthId: number) => {
    const ends = monthId > 0 ? months?.[monthId]?.startsOn : undefined;
    const month = { monthId, begins: months?.[monthId - 1]?.startsOn ?? day, ends };
    return 1 + elders.filter(({ absences, leaving }) => !isAway(absences, leaving, month)).length;
  };
  return (subLedgerId, monthId) => [
    ...(arranged?.grants ?? [])
      .filter((grant) => covers(grant, subLedgerId, monthId))
      .map(({ kind, grantId, percent, amount }) => ({ kind, grantId, percent, amount })),
    ...rules
      .filter((rule) => rule.subLedgerId === subLedgerId && childIn(monthId) >= rule.from)
      .map(({ percent, amount }) => ({ kind: 'sibling' as const, grantId: null, percent, amount })),
  ];
}
