import { ConcessionArranged } from '@madrasah/events/concessions';
import type { Lessening } from '@madrasah/events/plans';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { type AdmissionFacts, type Person, peopleProjector } from '../people/index.ts';
import { siblingRulesProjector } from './rules.ts';

interface Arranged extends Lessening {
  readonly subLedgerId: number | null;
  readonly from: number;
  readonly to: number;
}

/** Concessions that stand for months to come, by AdmissionID. */
export const arrangedProjector = defineProjector<{ admissionId: number; grants: readonly Arranged[] }>({
  name: 'arranged-concessions',
  version: 1,
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
  },
});

/** The how-manieth child of its family a student is among those admitted to the session. @throws DocumentsAway */
async function childNumber(tenant: Tenant, person: Person, { sessionId }: AdmissionFacts): Promise<number> {
  const mobile = person.profile?.mobile1;
  if (!mobile) return 1;
  const family = await tenant.find(
    peopleProjector,
    { 'profile.mobile1': mobile, 'admissions.sessionId': sessionId },
    { sort: { userId: 1 }, projection: { userId: 1 } },
  );
  return (
    1 +
    Math.max(
      0,
      family.findIndex(({ userId }) => userId === person.userId),
    )
  );
}

/** What stands for a student on each head and month (0: of no month): what was arranged, then the sibling rule. @throws DocumentsAway */
export async function lesseningsOf(
  tenant: Tenant,
  person: Person,
  admission: AdmissionFacts,
): Promise<(subLedgerId: number, monthId: number) => Lessening[]> {
  const [rules, arranged] = await Promise.all([
    tenant.find(siblingRulesProjector, { active: true }),
    tenant.findOne(arrangedProjector, admission.admissionId),
  ]);
  const child = rules.length === 0 ? 1 : await childNumber(tenant, person, admission);
  const isOn = (grant: Arranged, subLedgerId: number, monthId: number) =>
    (grant.subLedgerId ?? subLedgerId) === subLedgerId &&
    (monthId === 0 || (grant.from <= monthId && monthId <= grant.to));
  return (subLedgerId, monthId) => [
    ...(arranged?.grants ?? [])
      .filter((grant) => isOn(grant, subLedgerId, monthId))
      .map(({ kind, grantId, percent, amount }) => ({ kind, grantId, percent, amount })),
    ...rules
      .filter((rule) => rule.subLedgerId === subLedgerId && child >= rule.from)
      .map(({ percent, amount }) => ({ kind: 'sibling' as const, grantId: null, percent, amount })),
  ];
}
