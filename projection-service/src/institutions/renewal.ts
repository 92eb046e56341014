import { institutionQueries, leftOf, NO_RENEWAL, type Renewal } from '@madrasah/events/institutions';
import { today } from '@madrasah/service-kit/clock';
import { quotaNeeds, studentsNow } from '../admissions/index.ts';
import type { Context } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { handledQuery } from '../kernel/query.ts';

export { quotaNeeds };

/** How many students more a quota covers, negative where there are too many; null without a quota. @throws DocumentsAway */
export const studentsLeft = async (tenant: Tenant, { students }: Renewal): Promise<number | null> =>
  students === null ? null : students - (await studentsNow(tenant));

/** What the signed-in school has left of what was agreed with it; null where nothing was. */
export const renewal: Context = ({ access, clock }) => [
  handledQuery(institutionQueries.renewalLeft, quotaNeeds, async (_, tenant) => {
    const agreed = (await access.platform()).institutions.get(tenant.school)?.renewal ?? NO_RENEWAL;
    return leftOf(agreed, today(clock), () => studentsNow(tenant));
  }),
];
