import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { FilterSearch } from './Filters.tsx';
import type { List } from './use-list.ts';

/** What was typed to find records of money: its name in an address, and as a parameter of every list of them. */
export const SEARCH = 'search';

/** The box by which records of money are found: amount or range of amounts, number, name or head. */
export function MoneySearch({ list }: { readonly list: Pick<List<typeof SEARCH>, 'values' | 'set'> }) {
  const t = useText(kitTexts);
  return <FilterSearch list={list} name={SEARCH} placeholder={t('kit.list.moneyHint')} />;
}
