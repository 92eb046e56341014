import { digitsOf } from '@madrasah/events/kernel';
import { RESIDENCE_NAMES } from '@madrasah/events/settings';
import { tamlikQueries, type ZakatDue, type ZakatOwed } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { fillMoney, Money } from '../../kit/figures/index.ts';
import { FilterSelect, Filters } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { tamlikTexts } from '../texts.ts';
import styles from './give.module.css';
import { headOf, lineOf, type TypedDue } from './typed.ts';

interface Props {
  readonly lines: readonly TypedDue[];
  onLines(lines: readonly TypedDue[]): void;
}

const PLACE = [...CLASS_FILTERS, 'ResidentialStatusId'] as const;
const NARROWED = ['head', 'month'] as const;
type Filter = (typeof PLACE)[number] | (typeof NARROWED)[number];
type Values = Partial<Record<Filter, string>>;
type Change = { readonly values?: Partial<Record<Filter, string | number | undefined>> };

/** What was chosen above the list; kept while the form stands, for the address has the page. */
function usePlace() {
  const [values, setValues] = useState<Values>({});
  const change = ({ values: changed = {} }: Change) =>
    setValues((now) => {
      const said = Object.entries({ ...now, ...changed }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
    });
  const set = (name: Filter, value: string | number | undefined) => change({ values: { [name]: value } });
  return { values, change, set };
}

/** Everybody of a class or a residence who is entitled, with what he owes; whatever is ticked is a line. */
export function ClassDues({ lines, onLines }: Props) {
  const t = useText(tamlikTexts);
  const word = useWord();
  const language = useLanguage();
  const list = usePlace();
  const place = PLACE.flatMap((name) => (list.values[name] ? [[name, list.values[name]] as const] : []));
  const owed = useQuery(tamlikQueries.zakatOwed, place.length > 0 ? Object.fromEntries(place) : undefined);
  const all = owed.data?.data.flatMap(({ dues }) => dues) ?? [];
  const choices = (of: (due: ZakatDue) => string) =>
    [...new Set(all.map(of).filter(Boolean))].map((name) => ({ value: name, label: name }));
  return (
    <>
      <Filters>
        <ClassFilters list={list} />
        <FilterSelect
          list={list}
          name="ResidentialStatusId"
          label={word('residence')}
          options={constantChoices(RESIDENCE_NAMES, language)}
        />
        <FilterSelect
          list={list}
          name="head"
          label={word('head')}
          options={choices(({ SlName }) => SlName)}
        />
        <FilterSelect
          list={list}
          name="month"
          label={word('month')}
          options={choices(({ MonthName }) => MonthName)}
        />
      </Filters>
      {place.length === 0 ? (
        <p className="muted">{t('tamlik.give.choosePlace')}</p>
      ) : (
        <Loaded of={owed} lines={4}>
          {({ data }) => <Owing rows={narrowed(data, list.values)} lines={lines} onLines={onLines} />}
        </Loaded>
      )}
    </>
  );
}

/** Only the dues of a head or month, where one is chosen, and only students who owe such. */
const narrowed = (rows: readonly ZakatOwed[], { head, month }: Values) =>
  rows.flatMap((row) => {
    const dues = row.dues.filter(
      ({ SlName, MonthName }) => (!head || SlName === head) && (!month || MonthName === month),
    );
    return dues.length > 0 ? [{ ...row, dues }] : [];
  });

const linesOf = ({ UserID, StudentName, dues }: ZakatOwed) =>
  dues.map((due) => lineOf(UserID, StudentName, due));

function Owing({ rows, lines, onLines }: Props & { readonly rows: readonly ZakatOwed[] }) {
  const t = useText(tamlikTexts);
  const language = useLanguage();
  if (rows.length === 0) return <p className="muted">{t('tamlik.give.nobody')}</p>;
  const shown = rows.flatMap(linesOf);
  const ids = new Set(shown.map(({ itemId }) => itemId));
  const ticked = new Set(lines.map(({ itemId }) => itemId));
  const rest = lines.filter(({ itemId }) => !ids.has(itemId));
  const sum = fillMoney(shown.reduce((total, { due }) => total + due * 100, 0) / 100, language);
  const tick = (line: TypedDue) =>
    onLines(
      ticked.has(line.itemId) ? lines.filter(({ itemId }) => itemId !== line.itemId) : [...lines, line],
    );
  return (
    <>
      <p className={styles['all']}>
        <Button
          type="button"
          onClick={() => onLines([...lines, ...shown.filter((one) => !ticked.has(one.itemId))])}
        >
          {t('tamlik.give.tickAll', { count: digitsOf(shown.length, language), sum })}
        </Button>
        {shown.some(({ itemId }) => ticked.has(itemId)) && (
          <Button basic type="button" onClick={() => onLines(rest)}>
            {t('tamlik.give.tickNone')}
          </Button>
        )}
      </p>
      <ul className={styles['owing']}>
        {rows.map((row) => (
          <li key={row.UserID}>
            <span>
              <strong>{row.StudentName}</strong>{' '}
              <span className="muted">
                {digitsOf(row.UserCode, language)} · {row.ClassName}
              </span>
            </span>
            {linesOf(row).map((line, at) => (
              <Due
                key={line.itemId}
                due={row.dues[at] as ZakatDue}
                name={line.name}
                checked={ticked.has(line.itemId)}
                onTick={() => tick(line)}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface DueProps {
  readonly due: ZakatDue;
  readonly name: string;
  readonly checked: boolean;
  onTick(): void;
}

function Due({ due, name, checked, onTick }: DueProps) {
  const id = `zakat-due-${due.itemId}`;
  return (
    <div className={styles['due']}>
      <div className="ui checkbox">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          aria-label={`${name}: ${headOf(due)}`}
          onChange={onTick}
        />
        <label htmlFor={id}>{headOf(due)}</label>
      </div>
      <Money taka={due.due} />
    </div>
  );
}
