import { institutionsList } from '@madrasah/events/institutions';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterSearch } from '../../kit/list/Filters.tsx';
import type { RootState } from '../../kit/store.ts';
import { useText } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import { type Asked, DIALOGS, RowButtons } from './RowButtons.tsx';
import { institutionCounts, type OneOfAll, REGISTRARS } from './rows.ts';
import { Tiles } from './Tiles.tsx';

const FIRST_LOOK_MS = 2_000; // one's own socket has opened by then
const LOOK_AGAIN_MS = 30_000;

/** `/general-info/all-madrasah`: the institutions of this installation, or one's own. */
export default function AllMadrasahPage() {
  const t = useText(institutionTexts);
  const listing = useListing(institutionsList, { filters: ['filter', 'search'], limit: 10 });
  const counted = useQuery(institutionCounts, {});
  const counts = counted.data;
  useLookAgain(listing.query.refetch, counted.refetch);
  const type = useSelector(({ session }: RootState) => session.user?.permissionType ?? 6);
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly of: OneOfAll }>();
  const close = () => setAsked(undefined);
  const Asking = asked && DIALOGS[asked.what];
  const [adding, setAdding] = useState(false);
  const { list } = listing;
  return (
    <ListPage
      listing={listing}
      buttons={
        counts?.runs &&
        type <= REGISTRARS && (
          <Button type="button" primary onClick={() => setAdding(true)}>
            <Icon name="add" />
            {t('institutions.all.register')}
          </Button>
        )
      }
      bar={<Tiles list={list} counts={counts} />}
      filters={<FilterSearch list={list} name="search" placeholder={t('institutions.all.searchHint')} />}
      rowKey={({ UserCode }) => UserCode}
      actions={(of) => <RowButtons row={of} type={type} onAsk={(what) => setAsked({ what, of })} />}
      empty={{ title: t('institutions.all.none') }}
    >
      <p className="muted small">{t('institutions.all.onlineHint')}</p>
      {asked && Asking && <Asking of={asked.of} onClose={close} />}
      {adding && <RegisterDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

/** Who is online changes without an event: the page looks again by itself. */
function useLookAgain(list: () => void, counts: () => void) {
  useEffect(() => {
    const look = () => {
      list();
      counts();
    };
    const timers = [setTimeout(look, FIRST_LOOK_MS), setInterval(look, LOOK_AGAIN_MS)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [list, counts]);
}
