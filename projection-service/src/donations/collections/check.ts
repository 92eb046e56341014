import { toTaka } from '@madrasah/events';
import { institutionInfoProjector, schoolHijriOffset } from '../../institutions/index.ts';
import { accountNames, namesNeed } from '../../ledger/index.ts';
import { initialsOf, type PaperCheck } from '../../papers/index.ts';
import { peopleProjector } from '../../people/index.ts';
import { donationsProjector } from './projector.ts';

/** Whether the receipt of a gift that somebody holds is ours, and still stands. The giver is told by his initials. */
export const donationCheck: PaperCheck = {
  kind: 'donation',
  needs: [donationsProjector, peopleProjector, institutionInfoProjector, ...namesNeed],
  async find(tenant, [id = 0], language) {
    const gift = await tenant.findOne(donationsProjector, id);
    if (!gift) return undefined;
    const [person, names, hijriOffset] = await Promise.all([
      tenant.findOne(peopleProjector, gift.userId ?? 0),
      accountNames(tenant, language),
      schoolHijriOffset(tenant),
    ]);
    return {
      status: gift.reversed ? 'reversed' : 'genuine',
      ...{ shown: names.number(gift.series, gift.donationNo), on: gift.on, hijriOffset },
      ...{ total: toTaka(gift.amount), fund: names.fund(gift.fundId) },
      initials: initialsOf(person?.profile?.name, language),
      ...(gift.reversed && { reversedOn: gift.reversed.on }),
    };
  },
};
