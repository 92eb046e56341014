import { dhakaDay, type PlainList } from '@madrasah/events/kernel';
import { CLASS_FILTERS } from '../../academics/index.ts';
import { useListing } from '../../kit/list/defined/index.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { momentOf } from '../clocks/moment.ts';

/** What every list of who owes is asked with. */
export const OWED_FILTERS = [...CLASS_FILTERS, 'asOf', 'known'] as const;

/** A list of who owes as the address asks for it, by the two clocks; `past` where it is not of this moment. */
export function useOwed<L extends PlainList, const More extends string = never>(
  of: L,
  more: readonly More[] = [],
  limit?: number,
) {
  const today = dhakaDay(new Date());
  const { past } = useOpenDays();
  const listing = useListing(of, {
    filters: [...OWED_FILTERS, ...more],
    ...(limit === undefined ? {} : { limit }),
    ask: ({ asOf, known, ...values }: Readonly<Partial<Record<string, string>>>) => {
      const moment = momentOf({ asOf: asOf ?? past, known }, today);
      return { ...values, asOf: moment.asOf, knownAt: moment.knownAt };
    },
  });
  const { asOf = past, known } = listing.list.values;
  const moment = momentOf({ asOf, known }, today);
  const { knownAt: _, ...now } = listing.asked;
  return { listing, list: listing.list, moment, now };
}

export type Owed<L extends PlainList, More extends string> = ReturnType<typeof useOwed<L, More>>;
