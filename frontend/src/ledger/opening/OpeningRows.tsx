import type { ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, MoneyField, SelectField } from '../../kit/fields/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import { fundList } from '../../kit/wire/chart-lists.ts';
import { ledgerTexts } from '../texts.ts';
import styles from './opening.module.css';

/** `row` tells the rows of a form apart while they come and go; the wire does not know it. */
type Rows = readonly { readonly row: number }[];

interface Props {
  /** Where the rows stand in the form. */
  readonly name: 'accounts' | 'oldDues' | 'advances' | 'balances';
  readonly title: string;
  readonly hint: string;
  /** Funds that a row may be of. */
  fits?(kind: number): boolean;
  /** What a row is of, beside its fund and amount. */
  what(row: string): ReactNode;
}

/** Rows of one kind of opening: each of a fund, with its amount. */
export function OpeningRows({ name, title, hint, fits = () => true, what }: Props) {
  const t = useText(ledgerTexts);
  const form = useForm();
  const { values } = useFormState<Record<string, Rows | undefined>>({ subscription: { values: true } });
  const rows = values[name] ?? [];
  const funds = useQuery(fundList, {}).data?.data.filter(({ kind }) => fits(kind));
  const set = (next: Rows) => form.change(name, next);
  return (
    <fieldset className={styles['rows']}>
      <legend>{title}</legend>
      <p className="hint">{hint}</p>
      {rows.map(({ row }, index) => (
        <div key={row} className={styles['row']}>
          {what(`${name}[${index}]`)}
          <SelectField
            name={`${name}[${index}].FundID`}
            label={t('ledger.opening.fund')}
            options={asChoices(funds, 'FundID', 'FundName')}
          />
          <MoneyField name={`${name}[${index}].amount`} label={t('ledger.opening.amount')} />
          <Button
            basic
            icon
            type="button"
            aria-label={t('ledger.opening.drop', { place: index + 1 })}
            onClick={() => set(rows.filter((other) => other.row !== row))}
          >
            <Icon name="remove" />
          </Button>
        </div>
      ))}
      <Button
        type="button"
        onClick={() => set([...rows, { row: 1 + Math.max(0, ...rows.map((other) => other.row)) }])}
      >
        <Icon name="add" />
        {t('ledger.opening.add')}
      </Button>
    </fieldset>
  );
}
