import { useQuery } from '../kit/calls/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import type { List } from '../kit/list/use-list.ts';
import { useWord } from '../kit/text.ts';
import { useNames } from './names.ts';
import { classList, sessionList } from './rows.ts';

export const CLASS_FILTERS = ['SessionID', 'ClassID', 'SubClassID'] as const;
type ClassFilter = (typeof CLASS_FILTERS)[number];

/** The filters of every list of students: session, class, and once a class is chosen one of its sections. */
export function ClassFilters({ list }: { list: Pick<List<ClassFilter>, 'values' | 'set' | 'change'> }) {
  const word = useWord();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const names = useNames();
  const { ClassID } = list.values;
  const sections = classes.data?.data.find((row) => String(row.ClassID) === ClassID)?.ClassGroup;
  // A section belongs to one class: another class begins without.
  const ofClass: Pick<List<ClassFilter>, 'values' | 'set'> = {
    values: list.values,
    set: (_, value) => list.change({ values: { ClassID: value, SubClassID: undefined } }),
  };
  return (
    <>
      <FilterSelect
        list={list}
        name="SessionID"
        label={word('session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session)}
      />
      <FilterSelect
        list={ofClass}
        name="ClassID"
        label={word('class')}
        options={asChoices(classes.data?.data, 'ClassID', names.class)}
      />
      {sections && (
        <FilterSelect
          list={list}
          name="SubClassID"
          label={word('section')}
          options={asChoices(sections, 'SubClassID', names.section)}
        />
      )}
    </>
  );
}
