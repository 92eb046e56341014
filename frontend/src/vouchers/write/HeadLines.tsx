import { useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { asChoices, MoneyField, SelectField, TextField } from '../../kit/fields/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useText } from '../../kit/text.ts';
import type { SubLedgerRow } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import styles from './write.module.css';
import type { TypedLine, Written } from './written.ts';

/** The heads of a voucher, each with its particulars and sum. Alt+Enter adds one. */
export function HeadLines({ heads }: { readonly heads: readonly SubLedgerRow[] }) {
  const t = useText(vouchersTexts);
  const form = useForm();
  const box = useRef<HTMLFieldSetElement>(null);
  const { values } = useFormState<Written>({ subscription: { values: true } });
  const lines = values.lines ?? [];
  const set = (next: readonly TypedLine[]) => form.change('lines', next);
  const add = () => {
    set([...lines, { row: 1 + Math.max(0, ...lines.map(({ row }) => row)) }]);
    // The new line is there after the next drawing.
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-line]');
      rows?.[rows.length - 1]?.querySelector<HTMLElement>('input, button')?.focus();
    });
  };
  return (
    <fieldset
      ref={box}
      className={styles['lines']}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    >
      <legend>{t('vouchers.page.heads')}</legend>
      {lines.map(({ row }, index) => (
        <div key={row} data-line className={styles['line']}>
          <SelectField
            name={`lines[${index}].SLID`}
            label={t('vouchers.page.head')}
            options={asChoices(heads, 'SLID', 'SlName', ({ called, SlName }) =>
              called.replace(SlName, '').replace(/^[\s·›–-]+|[\s·›–-]+$/g, ''),
            )}
          />
          <TextField name={`lines[${index}].text`} label={t('vouchers.page.text')} lang="bn" />
          <MoneyField name={`lines[${index}].Amount`} label={t('vouchers.page.amount')} />
          <Button
            basic
            icon
            type="button"
            disabled={lines.length === 1}
            aria-label={t('vouchers.page.drop', { place: index + 1 })}
            onClick={() => set(lines.filter((other) => other.row !== row))}
          >
            <Icon name="remove" />
          </Button>
        </div>
      ))}
      <Button type="button" onClick={add}>
        <Icon name="add" />
        {t('vouchers.page.addLine')} <kbd className="not-phone">Alt ↵</kbd>
      </Button>
    </fieldset>
  );
}
