import type { Register } from '@madrasah/events/kernel';
import { useQuery } from '../calls/use-query.ts';
import { asChoices } from '../fields/index.ts';
import { FilterSelect, Filters } from '../list/Filters.tsx';
import type { List } from '../list/use-list.ts';
import { useLanguage } from '../text.ts';
import { listOf } from './definition.ts';

const filtersOf = ({ fields }: Register) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'ref' && field.filter ? [{ name, to: field.to, word: field.word }] : [],
  );

/** What the list is asked for, from the address. */
export const wantedOf = (
  register: Register,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    filtersOf(register).flatMap(({ name }) => (values[name] ? [[name, Number(values[name])]] : [])),
  );

/** One select for each register that the list may be narrowed by. */
export function RegisterFilters({ register, list }: { register: Register; list: List }) {
  const filters = filtersOf(register);
  if (filters.length === 0) return null;
  return (
    <Filters>
      {filters.map((filter) => (
        <RefFilter key={filter.name} {...filter} list={list} />
      ))}
    </Filters>
  );
}

type Filter = ReturnType<typeof filtersOf>[number];
interface Props extends Filter {
  readonly list: List;
}

function RefFilter({ name, to, word, list }: Props) {
  const language = useLanguage();
  const rows = useQuery(listOf(to), {}).data?.data;
  return (
    <FilterSelect
      list={list}
      name={name}
      label={word[language]}
      options={asChoices(rows, to.wire.id, 'called')}
    />
  );
}
