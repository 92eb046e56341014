import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { asChoices, MoneyField, SelectField } from '../../kit/fields/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import type { SubLedgerRow } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import styles from '../write/write.module.css';

/** One side of a head as it is typed; `row` tells lines apart while they come and go. */
export interface TypedSide {
  readonly row: number;
  readonly SLID?: number;
  readonly debit?: string;
  readonly credit?: string;
}

const LEAST = 2;

/** The heads of a journal voucher, each on one of both sides. */
export function JournalLines({ heads }: { readonly heads: readonly SubLedgerRow[] }) {
  const t = useText(vouchersTexts);
  const form = useForm();
  const { values } = useFormState({ subscription: { values: true } });
  const lines = ((values as { lines?: readonly TypedSide[] }).lines ?? []) as readonly TypedSide[];
  const set = (next: readonly TypedSide[]) => form.change('lines', next);
  return (
    <fieldset className={styles['lines']}>
      <legend>{t('vouchers.journal.lines')}</legend>
      {lines.map(({ row }, index) => (
        <div key={row} className={styles['line']}>
          <SelectField
            name={`lines[${index}].SLID`}
            label={t('vouchers.journal.head')}
            options={asChoices(heads, 'SLID', 'called')}
          />
          <MoneyField name={`lines[${index}].debit`} label={t('vouchers.journal.debit')} />
          <MoneyField name={`lines[${index}].credit`} label={t('vouchers.journal.credit')} />
          <Button
            basic
            icon
            type="button"
            disabled={lines.length <= LEAST}
            aria-label={t('vouchers.page.drop', { place: index + 1 })}
            onClick={() => set(lines.filter((other) => other.row !== row))}
          >
            <Icon name="remove" />
          </Button>
        </div>
      ))}
      <Button
        type="button"
        onClick={() => set([...lines, { row: 1 + Math.max(0, ...lines.map(({ row }) => row)) }])}
      >
        <Icon name="add" />
        {t('vouchers.page.addLine')}
      </Button>
    </fieldset>
  );
}
