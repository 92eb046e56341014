import { digitsOf } from '@madrasah/events/kernel';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { WholeDayBox } from '../fields/day/WholeDayBox.tsx';
import type { Choice } from '../fields/select/match.ts';
import { Select } from '../fields/select/Select.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useLanguage, useText, useWord } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { List } from './use-list.ts';

/** The filters above a list. Each writes to the address at once. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className="filters">{children}</search>;
}

interface FilterProps<Filter extends string> {
  readonly list: Pick<List<Filter>, 'values' | 'set'>;
  readonly name: Filter;
  readonly label: string;
}

interface ChoiceProps<Filter extends string> extends FilterProps<Filter> {
  readonly options: readonly Choice[];
  /** The words for no filter; "সকল" where absent, no such choice when `null`. */
  readonly all?: string | null;
}

/** Letters that a box of usual width would cut, as of a session named by two calendars: what is chosen takes two. */
const LONG = 12;

export function FilterSelect<Filter extends string>({
  list,
  name,
  label,
  options,
  all,
}: ChoiceProps<Filter>) {
  const t = useText(kitTexts);
  const id = useId();
  const chosen = options.find(({ value }) => String(value) === list.values[name])?.label ?? all ?? '';
  return (
    <div className={chosen.length > LONG ? 'wide' : undefined}>
      <label htmlFor={id}>{label}</label>
      <Select
        control={{ id }}
        choices={options}
        value={list.values[name]}
        none={all === null ? undefined : (all ?? t('kit.select.all'))}
        onChange={(value) => list.set(name, value)}
      />
    </div>
  );
}

export function FilterDay<Filter extends string>({ list, name, label }: FilterProps<Filter>) {
  return (
    <WholeDayBox label={label} value={list.values[name]} mayBeEmpty onDay={(day) => list.set(name, day)} />
  );
}

interface SearchProps<Filter extends string> extends Omit<FilterProps<Filter>, 'label'> {
  /** "খুঁজুন" where absent. */
  readonly label?: string;
  readonly placeholder?: string;
}

const PAUSE_MS = 250;

/** What is being typed into a filter; the address has it after a pause. */
function useTyped<Filter extends string>({ list, name }: Pick<SearchProps<Filter>, 'list' | 'name'>) {
  const kept = list.values[name] ?? '';
  const [typed, setTyped] = useState(kept);
  const written = useRef(kept);
  useEffect(() => {
    if (kept !== written.current) setTyped(kept); // the address changed by itself: back, a link
    written.current = kept;
  }, [kept]);
  useEffect(() => {
    if (typed.trim() === written.current) return;
    const timer = setTimeout(() => {
      written.current = typed.trim();
      list.set(name, typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, list, name]);
  return [typed, setTyped] as const;
}

export function FilterSearch<Filter extends string>({ list, name, label, placeholder }: SearchProps<Filter>) {
  const word = useWord();
  const id = useId();
  const [typed, setTyped] = useTyped({ list, name });
  return (
    <div className="q">
      <label htmlFor={id}>{label ?? word('search')}</label>
      <div className="ui left icon input box">
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Icon name="search" />
      </div>
    </div>
  );
}

/** A figure: how many, more than how much. Digits of any script. */
export function FilterFigure<Filter extends string>({ list, name, label }: FilterProps<Filter>) {
  const id = useId();
  const language = useLanguage();
  const [typed, setTyped] = useTyped({ list, name });
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className="ui input box">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          value={digitsOf(typed, language)}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </div>
  );
}
