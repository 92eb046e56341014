import { digitsOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { MoneyField, Select } from '../../kit/fields/index.ts';
import { fillMoney, Money } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import written from '../../vouchers/write/write.module.css';
import { type ZakatDue, zakatDues, zakatEligible } from '../rows.ts';
import { tamlikTexts } from '../texts.ts';
import styles from './give.module.css';

/** One due that zakat is to pay, as it is typed. */
export interface TypedDue {
  readonly UserID: number;
  readonly itemId: number;
  readonly name: string;
  readonly head: string;
  readonly due: number;
  readonly amount?: string;
}

interface Chosen {
  readonly UserID: number;
  readonly name: string;
}

/** Entitled students are chosen one after another; of each, the dues that are to be paid. */
export function StudentLines() {
  const t = useText(tamlikTexts);
  const language = useLanguage();
  const form = useForm();
  const { values } = useFormState({ subscription: { values: true } });
  const lines = ((values as { students?: readonly TypedDue[] }).students ?? []) as readonly TypedDue[];
  const [chosen, setChosen] = useState<Chosen>();
  const eligible = useQuery(zakatEligible, { status: 'waiting', limit: 5000 }).data?.data ?? [];
  const set = (next: readonly TypedDue[]) => form.change('students', next);
  const label = ({ UserCode, StudentName, due }: (typeof eligible)[number]) =>
    [digitsOf(UserCode, language), StudentName, fillMoney(due, language)].join(' · ');
  return (
    <fieldset className={written['lines']}>
      <legend>{t('tamlik.give.students')}</legend>
      {eligible.length === 0 ? (
        <p className="muted">{t('tamlik.give.nobody')}</p>
      ) : (
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
      )}
      {chosen && <Dues key={chosen.UserID} of={chosen} lines={lines} onAdd={(due) => set([...lines, due])} />}
      {lines.length === 0 && eligible.length > 0 && <p className="muted">{t('tamlik.give.none')}</p>}
      {lines.map(({ itemId, name, head, due }, index) => (
        <div key={itemId} className={styles['line']}>
          <div>
            <strong>{name}</strong>
            <br />
            {head} · <span className="muted">{t('tamlik.give.due', { due: fillMoney(due, language) })}</span>
          </div>
          <MoneyField name={`students[${index}].amount`} label={t('tamlik.give.amount')} />
          <Button
            basic
            icon
            type="button"
            aria-label={t('tamlik.give.drop', { name, head })}
            onClick={() => set(lines.filter((other) => other.itemId !== itemId))}
          >
            <Icon name="remove" />
          </Button>
        </div>
      ))}
    </fieldset>
  );
}

interface DuesProps {
  readonly of: Chosen;
  readonly lines: readonly TypedDue[];
  onAdd(due: TypedDue): void;
}

const headOf = ({ SlName, MonthName }: ZakatDue) => [SlName, MonthName].filter(Boolean).join(' – ');

/** What the chosen student owes and is not among the lines yet. */
function Dues({ of: { UserID, name }, lines, onAdd }: DuesProps) {
  const t = useText(tamlikTexts);
  const dues = useQuery(zakatDues, { UserID });
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
                  onClick={() =>
                    onAdd({
                      ...{ UserID, itemId: due.itemId, name, head: headOf(due) },
                      ...{ due: due.due, amount: String(due.due) },
                    })
                  }
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
