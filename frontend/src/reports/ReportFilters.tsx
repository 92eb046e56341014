import { dhakaDay, type ReportFamily, type ReportFilter, saidIn } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { classList, sessionList, useNames } from '../academics/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices, type Choice } from '../kit/fields/index.ts';
import { FilterDay, FilterSelect } from '../kit/list/Filters.tsx';
import type { List } from '../kit/list/use-list.ts';
import { useLanguage } from '../kit/text.ts';
import { usePlaceChoices } from '../results/index.ts';
import { LoginFilter } from './LoginFilter.tsx';
import { monthChoices } from './months.ts';
import { RegionFilter } from './RegionFilter.tsx';
import { StudentFilter } from './StudentFilter.tsx';

interface Props {
  readonly list: List;
  readonly family: ReportFamily;
  /** Names of the filters, in the order of the form. */
  readonly asks: readonly string[];
}

/** The form of a report: a box for each thing it asks. */
export function ReportFilters({ list, family, asks }: Props) {
  return asks.map((name) => {
    const filter = family.filters[name];
    return filter && <Asked key={name} list={list} name={name} filter={filter} family={family} />;
  });
}

interface AskedProps {
  readonly list: List;
  readonly name: string;
  readonly filter: ReportFilter;
  readonly family: Pick<ReportFamily, 'filters'>;
}

function Asked({ list, name, filter, family }: AskedProps) {
  const language = useLanguage();
  const label = saidIn(filter.said, language);
  const { control } = filter;
  if (control.kind === 'day') return <FilterDay list={list} name={name} label={label} />;
  if (control.kind === 'student') return <StudentFilter list={list} name={name} label={label} />;
  if (control.kind === 'login') return <LoginFilter list={list} name={name} label={label} />;
  if (control.kind === 'region')
    return <RegionFilter list={list} name={name} label={label} level={control.level} family={family} />;
  if (control.kind === 'code') return <CodeFilter list={list} name={name} label={label} />;
  if (control.kind === 'session' || control.kind === 'class' || control.kind === 'section')
    return <AcademicFilter list={list} name={name} label={label} kind={control.kind} />;
  if (control.kind === 'exam' || control.kind === 'place')
    return <ExamFilter list={list} name={name} label={label} kind={control.kind} />;
  const options: Choice[] =
    control.kind === 'choice'
      ? control.choices.map((one) => ({ value: String(one.id), label: saidIn(one, language) }))
      : monthChoices(dhakaDay(new Date()), language);
  if (!filter.writing) return <FilterSelect list={list} name={name} label={label} options={options} />;
  // A paper is written in some way in any case: as the page is, and as it fits.
  const usual = name === 'language_id' && language === 'en' ? '2' : '1';
  const values = { ...list.values, [name]: list.values[name] ?? usual };
  return <FilterSelect list={{ ...list, values }} name={name} label={label} all={null} options={options} />;
}

type Labelled = Pick<AskedProps, 'list' | 'name'> & { readonly label: string };

const asText = (choice: Choice): Choice => ({ ...choice, value: String(choice.value) });

/** Session, class and section; a section belongs to one class, and another class begins without. */
function AcademicFilter({
  list,
  name,
  label,
  kind,
}: Labelled & { readonly kind: 'session' | 'class' | 'section' }) {
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const ofClass = classes.data?.data.find(({ ClassID }) => String(ClassID) === list.values['ClassID']);
  const options = {
    session: asChoices(sessions.data?.data, 'SessionID', names.session),
    class: asChoices(classes.data?.data, 'ClassID', names.class),
    section: asChoices(ofClass?.ClassGroup, 'SubClassID', names.section),
  }[kind];
  if (kind === 'section' && !ofClass) return null;
  const set: List['set'] = (one, value) =>
    kind === 'class'
      ? list.change({ values: { [one]: value, SubClassID: undefined } })
      : list.set(one, value);
  return (
    <FilterSelect
      list={{ values: list.values, set }}
      name={name}
      label={label}
      options={options.map(asText)}
    />
  );
}

/** An exam, or a section told with its class. */
function ExamFilter({ list, name, label, kind }: Labelled & { readonly kind: 'exam' | 'place' }) {
  const { exams, sections } = usePlaceChoices();
  const options = kind === 'exam' ? exams : sections;
  return <FilterSelect list={list} name={name} label={label} options={options.map(asText)} />;
}

/** A code in digits of any script; it counts when the box is left or Enter is pressed. */
function CodeFilter({ list, name, label }: Labelled) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const given = list.values[name] ?? '';
  const take = () => {
    if (typed !== undefined && typed.trim() !== given) list.set(name, typed.trim());
    setTyped(undefined);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className="ui input box">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? given}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
      </div>
    </div>
  );
}
