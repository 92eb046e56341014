import { INSTITUTION_FILTERS } from '@madrasah/events/institutions';
import { digitsOf } from '@madrasah/events/kernel';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { institutionTexts } from '../texts.ts';

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
export function Tiles({ list, counts }: TilesProps) {
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
