import { filtersOf, type Register } from '@madrasah/events/kernel';
import { useQuery } from '../calls/use-query.ts';
import { asChoices } from '../fields/index.ts';
import { FilterSelect, Filters } from '../list/Filters.tsx';
import type { List } from '../list/use-list.ts';
import { useLanguage } from '../text.ts';
import { listOf } from './definition.ts';

/** What the list is asked for, from the address. */
export const wantedOf = (
  register: Register,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    filtersOf(register.fields).flatMap(({ name }) => (values[name] ? [[name, Number(values[name])]] : [])),
  );

/** One select for each field that the list may be narrowed by. */
export function RegisterFilters({ register, list }: { register: Register; list: List }) {
  const filters = filtersOf(register.fields);
  if (filters.length === 0) return null;
  return (
    <Filters>
      {filters.map((filter) => (
        <OneFilter key={filter.name} {...filter} list={list} />
      ))}
    </Filters>
  );
}

type Filter = ReturnType<typeof filtersOf>[number];
interface Props extends Filter {
  readonly list: List;
}

function OneFilter(props: Props) {
  const { name, field, list } = props;
  const language = useLanguage();
  if (field.kind === 'ref') return <RefFilter {...props} to={field.to} />;
  const choices = field.kind === 'choice' ? field.choices : [];
  const options = choices.map(({ value, name: said }) => ({ value, label: said[language] }));
  return <FilterSelect list={list} name={name} label={field.word[language]} options={options} />;
}

function RefFilter({ name, field, to, list }: Props & { readonly to: Register }) {
  const language = useLanguage();
  const rows = useQuery(listOf(to), {}).data?.data;
  return (
    <FilterSelect
      list={list}
      name={name}
      label={field.word[language]}
      options={asChoices(rows, to.wire.id, 'called')}
    />
  );
}
