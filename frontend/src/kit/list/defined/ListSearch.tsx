import type { PlainList } from '@madrasah/events/kernel';
import { MoneySearch } from '../MoneySearch.tsx';
import type { Listing } from './use-listing.ts';

/** The box of a list that is searched; of every other none. */
export const ListSearch = <L extends PlainList>({
  listing: { of, list },
}: {
  readonly listing: Listing<L>;
}) => of.searched.length > 0 && <MoneySearch list={list} />;
