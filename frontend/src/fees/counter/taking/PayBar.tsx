import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useFormField } from '../../../kit/fields/Field.tsx';
import { FieldError } from '../../../kit/fields/FieldError.tsx';
import { ReferenceField, Select, TextField } from '../../../kit/fields/index.ts';
import { Money } from '../../../kit/figures/index.ts';
import { readTaka } from '../../../kit/figures/typed.ts';
import { useText } from '../../../kit/text.ts';
import { LeafFields } from '../../LeafFields.tsx';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';
import type { MoneyAccount } from '../money/accounts.ts';
import styles from './payer.module.css';
import { useTaking } from './use-taking.ts';

const BUTTONS_AT_MOST = 4;

interface Props {
  readonly accounts: readonly MoneyAccount[];
  /** All that is owed, and the months that are paid ahead; paisa. */
  readonly due: number;
  readonly ahead: number;
  /** A deduction is being made: its reason is asked for. */
  readonly deducting: boolean;
  /** The money leaves no note behind: its number is asked for. */
  readonly numbered: boolean;
  /** Why a receipt was wrong is asked for. */
  readonly reasoned: boolean;
  /** The field of its day. */
  readonly day: ReactNode;
  /** What was typed for the amount before this form was there; it is taken once. */
  typedAhead(): string;
}

/** The amount, once; into which box it goes; its number; why something was let off. */
export function PayBar({ accounts, due, ahead, deducting, numbered, reasoned, day, typedAhead }: Props) {
  const t = useText(feesTexts);
  return (
    <div className={look['pay']}>
      <AmountBox due={due} ahead={ahead} typedAhead={typedAhead} />
      <AccountBox accounts={accounts} />
      {day}
      <ReferenceField name="transactionNo" label={t('fees.counter.transaction')} required={numbered} />
      <TextField name="Remark" label={t('fees.counter.remark')} required={deducting} lang="bn" />
      <LeafFields />
      {!reasoned && <Payer />}
      {reasoned && <TextField name="reason" label={t('fees.correct.reason')} required lang="bn" />}
    </div>
  );
}

/** Who pays, where it is not the guardian: asked for only by whoever says so. */
function Payer() {
  const t = useText(feesTexts);
  return (
    <details className={styles['payer']}>
      <summary>{t('fees.counter.payer')}</summary>
      <div className="two fields">
        <TextField name="payer" label={t('fees.counter.payerName')} lang="bn" />
        <TextField name="payerMobile" label={t('fees.counter.payerMobile')} inputMode="tel" />
      </div>
    </details>
  );
}

/** It has the focus as soon as it is there, with what was typed for it meanwhile. */
function AmountBox({ due, ahead, typedAhead }: Pick<Props, 'due' | 'ahead' | 'typedAhead'>) {
  const t = useText(feesTexts);
  const box = useRef<HTMLInputElement>(null);
  const { pay, write } = useTaking();
  const label = t('fees.counter.amount');
  const { input, error, control } = useFormField<string | undefined>({ name: 'paid', label });
  const begin = useRef({ pay, typedAhead });
  useLayoutEffect(() => {
    const typed = begin.current.typedAhead();
    box.current?.focus();
    if (typed !== '') begin.current.pay(typed);
  }, []);
  return (
    <div className={`field ${look['amount']}${error ? ' error' : ''}`}>
      <div className={look['over']}>
        <label htmlFor={control.id}>{label}</label>
        {due + ahead > 0 && (
          <button type="button" className={look['all']} onClick={() => pay(write(due + ahead))}>
            {t(ahead > 0 ? 'fees.ahead.all' : 'fees.counter.all')} <Money taka={(due + ahead) / 100} />
          </button>
        )}
      </div>
      <div className="ui labeled big input box">
        <span className="ui label">৳</span>
        <input
          {...control}
          ref={box}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={input.value ?? ''}
          onChange={(event) => pay(event.target.value)}
          onFocus={(event) => {
            input.onFocus();
            event.target.select();
          }}
          onBlur={() => {
            input.onBlur();
            const read = readTaka(input.value);
            if (read) input.onChange(write(read)); // as figures are written here
          }}
        />
      </div>
      <FieldError id={control.id} error={error} />
    </div>
  );
}

function AccountBox({ accounts }: Pick<Props, 'accounts'>) {
  const t = useText(feesTexts);
  const id = useId();
  const form = useForm();
  const label = t('fees.counter.account');
  const { input, error, control } = useFormField<number | undefined>({ name: 'Account', label });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const account = /^Digit[1-9]$/.test(event.code) ? accounts[Number(event.code.slice(5)) - 1] : undefined;
      if (!event.altKey || event.ctrlKey || !account) return;
      event.preventDefault();
      form.change('Account', account.SLID);
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [accounts, form]);
  const choose = (value: number | undefined) => input.onChange(value);
  return (
    <div className={`required field ${look['account']}${error ? ' error' : ''}`}>
      <label id={id} htmlFor={control.id}>
        {label}
      </label>
      {accounts.length <= BUTTONS_AT_MOST ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex box everywhere
        <div className="ui buttons" role="group" aria-labelledby={id}>
          {accounts.map(({ SLID, SlName }) => (
            <Button
              key={SLID}
              type="button"
              active={input.value === SLID}
              aria-pressed={input.value === SLID}
              onClick={() => choose(SLID)}
            >
              {SlName}
            </Button>
          ))}
        </div>
      ) : (
        <Select
          control={control}
          choices={accounts.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
          value={input.value}
          onChange={(value) => choose(value as number | undefined)}
        />
      )}
      <FieldError id={control.id} error={error} />
    </div>
  );
}
