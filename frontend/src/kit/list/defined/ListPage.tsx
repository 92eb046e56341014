import type { PlainList } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { Segment } from 'semantic-ui-react';
import { KnownBar, ListDifferences } from '../../clocks/index.ts';
import { WholeDayBox } from '../../fields/index.ts';
import { Page } from '../../shell/index.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { Filters } from '../Filters.tsx';
import { ListFiles } from './ListFiles.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import type { Listing } from './use-listing.ts';

interface Props<L extends PlainList> extends ListTableProps<L> {
  readonly listing: Listing<L>;
  readonly filters: ReactNode;
  /** Of the saved files: the days they are of. */
  readonly days?: string | undefined;
  /** There is something to print though the list has no rows. */
  readonly filled?: boolean;
  /** What may be done beside printing and saving. */
  readonly buttons?: ReactNode;
  /** Between the head of the page and the list, and between its filters and its rows. */
  readonly head?: ReactNode;
  readonly bar?: ReactNode;
  /** What stands over the page: dialogs. */
  readonly children?: ReactNode;
}

/** A page that is one defined list: its files above, its filters, its rows. */
export function ListPage<L extends PlainList>(props: Props<L>) {
  const { filters, days, filled, buttons, head, bar, children, ...table } = props;
  const { listing } = table;
  return (
    <Page
      actions={
        <>
          <ListFiles listing={listing} {...(days ? { days } : {})} filled={filled ?? false} />
          {buttons}
        </>
      }
    >
      {head}
      <Segment className="flush">
        <Filters>
          {filters}
          <ListSearch listing={listing} />
          {listing.clock && <KnownDay clock={listing.clock} />}
        </Filters>
        {listing.clock && <KnownList listing={listing} />}
        {bar}
        <ListTable {...table} />
      </Segment>
      {children}
    </Page>
  );
}

/** The second clock, among the filters. */
function KnownDay({ clock: { known, choose } }: { readonly clock: NonNullable<Listing<unknown>['clock']> }) {
  const t = useText(kitTexts);
  return <WholeDayBox label={t('kit.clock.known')} value={known} mayBeEmpty onDay={choose} />;
}

/** That the list is of an earlier day's knowledge, and what it tells differently now. */
function KnownList<L extends PlainList>({ listing: { of, asked, clock } }: { readonly listing: Listing<L> }) {
  const { knownAt: _, ...now } = asked;
  return (
    <KnownBar
      known={clock?.known}
      differences={(knownAt, onClose) => <ListDifferences {...{ of, asked: now, knownAt, onClose }} />}
      onNow={() => clock?.choose(undefined)}
    />
  );
}
