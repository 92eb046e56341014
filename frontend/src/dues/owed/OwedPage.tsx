import type { PlainList } from '@madrasah/events/kernel';
import type { ComponentProps, ReactNode } from 'react';
import { ClassFilters } from '../../academics/index.ts';
import { ListDifferences } from '../../kit/clocks/index.ts';
import { ListPage } from '../../kit/list/defined/index.ts';
import { ClockBar } from '../clocks/ClockBar.tsx';
import type { Owed } from './use-owed.ts';

interface Props<L extends PlainList, More extends string>
  extends Omit<ComponentProps<typeof ListPage<L>>, 'listing' | 'days' | 'bar' | 'filters'> {
  readonly owed: Owed<L, More>;
  /** Beside the class. */
  readonly filters?: ReactNode;
}

/** A page of who owes: filters of the class, then its own, what is typed, the two clocks. */
export function OwedPage<L extends PlainList, More extends string>({
  owed,
  filters,
  ...page
}: Props<L, More>) {
  const { listing, list, moment, now } = owed;
  return (
    <ListPage
      listing={listing}
      days={moment.asOf}
      filters={
        <>
          <ClassFilters list={list} />
          {filters}
        </>
      }
      bar={
        <ClockBar
          list={list}
          past={moment.past}
          differences={(knownAt, onClose) => (
            <ListDifferences of={listing.of} asked={now} {...{ knownAt, onClose }} />
          )}
        />
      }
      {...page}
    />
  );
}
