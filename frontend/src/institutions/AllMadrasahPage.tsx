import { INSTITUTION_FILTERS, institutionsList } from '@madrasah/events/institutions';
import { digitsOf } from '@madrasah/events/kernel';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterSearch } from '../kit/list/Filters.tsx';
import { ListTabs } from '../kit/list/ListTabs.tsx';
import type { RootState } from '../kit/store.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { institutionCounts, type OneOfAll } from './all.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import { ToggleDialog } from './ToggleDialog.tsx';
import { institutionTexts } from './texts.ts';

const FIRST_LOOK_MS = 2_000; // one's own socket has opened by then
const LOOK_AGAIN_MS = 30_000;
const REGISTRARS = 2; // permission types up to this one register institutions

/** `/general-info/all-madrasah`: the institutions of this installation, or one's own. */
export default function AllMadrasahPage() {
  const t = useText(institutionTexts);
  const listing = useListing(institutionsList, { filters: ['filter', 'search'], limit: 10 });
  const counted = useQuery(institutionCounts, {});
  const counts = counted.data;
  useLookAgain(listing.query.refetch, counted.refetch);
  const type = useSelector(({ session }: RootState) => session.user?.permissionType ?? 6);
  const [turning, setTurning] = useState<OneOfAll>();
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
      actions={(row) =>
        row.maySwitch && (
          <RowButton
            icon={row.Status === 1 ? 'remove' : 'again'}
            label={t(row.Status === 1 ? 'institutions.all.offOf' : 'institutions.all.onOf', {
              name: row.InstituteName,
            })}
            hint={t(row.Status === 1 ? 'institutions.all.off' : 'institutions.all.on')}
            onClick={() => setTurning(row)}
          />
        )
      }
      empty={{ title: t('institutions.all.none') }}
    >
      {turning && <ToggleDialog of={turning} onClose={() => setTurning(undefined)} />}
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

interface TilesProps {
  readonly list: Parameters<typeof ListTabs<'filter'>>[0]['list'];
  readonly counts:
    | {
        readonly totalUsers: number;
        readonly active: number;
        readonly inactive: number;
        readonly online: number;
        readonly offline: number;
      }
    | undefined;
}

/** How many there are of each state; each keeps the list to its own. */
function Tiles({ list, counts }: TilesProps) {
  const t = useText(institutionTexts);
  const word = useWord();
  const language = useLanguage();
  const tabs = INSTITUTION_FILTERS.map((name) => {
    const count = counts?.[name === 'total' ? 'totalUsers' : name];
    const label = count === undefined ? word(name) : `${word(name)} ${digitsOf(count, language)}`;
    return { value: name === 'total' ? undefined : name, label };
  });
  return <ListTabs list={list} name="filter" label={t('institutions.all.tiles')} tabs={tabs} />;
}
