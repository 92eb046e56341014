import type { Lessening } from '@madrasah/events/plans';
import type { Tenant } from '../kernel/documents/index.ts';
import { type AdmissionFacts, type Person, peopleProjector } from '../people/index.ts';
import { siblingRulesProjector } from './rules.ts';

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

/** What stands for a student on each head. @throws DocumentsAway */
export async function lesseningsOf(
  tenant: Tenant,
  person: Person,
  admission: AdmissionFacts,
): Promise<(subLedgerId: number) => Lessening[]> {
  const rules = await tenant.find(siblingRulesProjector, { active: true });
  if (rules.length === 0) return () => [];
  const child = await childNumber(tenant, person, admission);
  return (subLedgerId) =>
    rules
      .filter((rule) => rule.subLedgerId === subLedgerId && child >= rule.from)
      .map(({ percent, amount }) => ({ kind: 'sibling', grantId: null, percent, amount }));
}
