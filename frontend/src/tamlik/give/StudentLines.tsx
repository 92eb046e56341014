import { digitsOf } from '@madrasah/events/kernel';
import { tamlikQueries, zakatEligibleList } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Radios, Select } from '../../kit/fields/index.ts';
import { fillMoney, Money } from '../../kit/figures/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { writeLook as written } from '../../vouchers/index.ts';
import { tamlikTexts } from '../texts.ts';
import { ChosenLines } from './ChosenLines.tsx';
import { ClassDues } from './ClassDues.tsx';
import styles from './give.module.css';
import { headOf, lineOf, type Typed, type TypedDue } from './typed.ts';

const [CLASS, ONE] = [1, 2];

/** Whose dues zakat is to pay: a whole class or residence at once, or one student after another. */
export function StudentLines() {
  const t = useText(tamlikTexts);
  const form = useForm();
  const { values } = useFormState({ subscription: { values: true } });
  const { students: lines = [] } = values as Typed;
  const [way, setWay] = useState(CLASS);
  const set = (next: readonly TypedDue[]) => form.change('students', next);
  return (
    <fieldset className={written['lines']}>
      <legend>{t('tamlik.give.students')}</legend>
      <Radios
        label={t('tamlik.give.way')}
        options={[
          { value: CLASS, label: t('tamlik.give.wayClass') },
          { value: ONE, label: t('tamlik.give.wayOne') },
        ]}
        value={way}
        disabled={false}
        onChoose={setWay}
      />
      {way === CLASS ? <ClassDues lines={lines} onLines={set} /> : <OneStudent lines={lines} onLines={set} />}
      {lines.length === 0 ? <p className="muted">{t('tamlik.give.none')}</p> : <ChosenLines lines={lines} />}
    </fieldset>
  );
}

interface Chosen {
  readonly UserID: number;
  readonly name: string;
}
interface LinesProps {
  readonly lines: readonly TypedDue[];
  onLines(lines: readonly TypedDue[]): void;
}

/** An entitled student is chosen by name; of him, the dues that are to be paid. */
function OneStudent({ lines, onLines }: LinesProps) {
  const t = useText(tamlikTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>();
  const eligible = useQuery(zakatEligibleList.question, { status: 'waiting', limit: 5000 }).data?.data ?? [];
  const label = ({ UserCode, StudentName, due }: (typeof eligible)[number]) =>
    [digitsOf(UserCode, language), StudentName, fillMoney(due, language)].join(' · ');
  if (eligible.length === 0) return <p className="muted">{t('tamlik.give.nobody')}</p>;
  return (
    <>
      <Select
        label={t('tamlik.give.choose')}
        placeholder={t('tamlik.give.choose')}
        value={chosen?.UserID}
        choices={eligible.map((row) => ({ value: row.UserID, label: label(row) }))}
        onChange={(value) => {
          const row = eligible.find(({ UserID }) => UserID === value);
          setChosen(row && { UserID: row.UserID, name: row.StudentName });
        }}
      />
      {chosen && (
        <Dues key={chosen.UserID} of={chosen} lines={lines} onAdd={(due) => onLines([...lines, due])} />
      )}
    </>
  );
}

interface DuesProps {
  readonly of: Chosen;
  readonly lines: readonly TypedDue[];
  onAdd(due: TypedDue): void;
}

/** What the chosen student owes and is not among the lines yet. */
function Dues({ of: { UserID, name }, lines, onAdd }: DuesProps) {
  const t = useText(tamlikTexts);
  const dues = useQuery(tamlikQueries.zakatDues, { UserID });
  return (
    <Loaded of={dues} lines={2}>
      {({ data }) => {
        const left = data.filter(({ itemId }) => lines.every((line) => line.itemId !== itemId));
        if (left.length === 0) return <p className="muted">{t('tamlik.give.allAdded')}</p>;
        return (
          <ul className={styles['dues']}>
            {left.map((due) => (
              <li key={due.itemId}>
                <span>{headOf(due)}</span>
                <Money taka={due.due} />
                <Button
                  basic
                  type="button"
                  aria-label={t('tamlik.give.addNamed', { head: headOf(due) })}
                  onClick={() => onAdd(lineOf(UserID, name, due))}
                >
                  {t('tamlik.give.add')}
                </Button>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
