import { type AnswerTo, digitsOf } from '@madrasah/events/kernel';
import { COLUMNS, columnWord, reconciliationCommands } from '@madrasah/events/reconciliation';
import { useEffect, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { Button, Message } from 'semantic-ui-react';
import { useCommand } from '../kit/calls/index.ts';
import { FailureMessage } from '../kit/feedback/FailureMessage.tsx';
import { type ControlProps, useFormField } from '../kit/fields/Field.tsx';
import { FieldError } from '../kit/fields/FieldError.tsx';
import { ColumnSelects } from '../kit/files/index.ts';
import { Landing } from '../kit/steps/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { byHand, type Named, namedOf, namedTwice, withColumn } from './by-hand.ts';
import { reconciliationTexts } from './texts.ts';

type Shown = AnswerTo<typeof reconciliationCommands.columnsOfStatement>;

/** What each column of the chosen file is: proposed, or as it was named for the account before; to be said otherwise. */
export function NameColumns() {
  const t = useText(reconciliationTexts);
  const form = useForm();
  const file = useField<File | undefined>('file', { subscription: { value: true } }).input.value;
  const account = useField('Account', { subscription: { value: true } }).input.value;
  const sheet = useField('sheet', { subscription: { value: true } }).input.value;
  const { input, error, control } = useFormField({
    name: 'columns',
    label: t('reconciliation.columns.title'),
  });
  const named = input.value;
  const asked = useCommand(reconciliationCommands.columnsOfStatement);
  const [seen, setSeen] = useState<{ readonly of: readonly unknown[]; readonly shown: Shown }>();
  const of = [file, account, sheet]; // what was named before is the account's; each sheet has columns of its own
  const isOfOther = seen?.of.some((one, at) => one !== of[at]);
  useEffect(() => {
    if (isOfOther && named) form.change('columns', '');
  }, [isOfOther, named, form]);
  if (!file || !account) return null;

  async function look() {
    const outcome = await asked.run({ file, Account: account, ...(sheet ? { sheet } : {}) });
    const shown = outcome.ok ? outcome.answer.data : undefined;
    if (!shown) return;
    setSeen({ of, shown });
    if (!shown.enough && !named) input.onChange(byHand(shown.proposed));
  }
  function say(all: readonly Named[]) {
    input.onChange(byHand(all));
    if (namedTwice(all).length > 0) input.onBlur(); // it was touched: what is wrong with it is told at once
  }
  return (
    <div className="field">
      {asked.failure && <FailureMessage failure={asked.failure} />}
      {seen && !isOfOther ? (
        <Landing>
          <ColumnTable
            shown={seen.shown}
            named={named ? namedOf(named) : seen.shown.proposed}
            control={control}
            onNamed={say}
          />
        </Landing>
      ) : (
        <Button type="button" disabled={asked.running} onClick={() => void look()}>
          {t('reconciliation.columns.open')}
        </Button>
      )}
      <FieldError id={control.id} error={error} />
    </div>
  );
}

interface TableProps {
  readonly shown: Shown;
  readonly named: readonly Named[];
  /** Carried by the column that is wrong, else by the first. */
  readonly control: ControlProps;
  onNamed(all: readonly Named[]): void;
}

function ColumnTable({ shown: { columns, proposed, remembered }, named, control, onNamed }: TableProps) {
  const t = useText(reconciliationTexts);
  const language = useLanguage();
  const choices = COLUMNS.map((value) => ({ value, label: columnWord(value, language) }));
  const said = remembered ? 'known' : proposed.length > 0 ? 'what' : 'unknown';
  const wrong = namedTwice(named).at(-1) ?? 1;
  return (
    <>
      <p>{t(`reconciliation.columns.${said}`)}</p>
      {columns.length === 0 && <Message visible content={t('reconciliation.columns.none')} />}
      <ColumnSelects
        columns={columns.map(({ at, heading, samples }) => ({
          ...{ at, samples },
          label: t('reconciliation.columns.one', { at: digitsOf(at, language), heading: heading || '–' }),
        }))}
        choices={choices}
        none={t('reconciliation.columns.nothing')}
        control={control}
        wrong={wrong}
        said={(at) => named.find((one) => one.at === at)?.as}
        onSaid={(at, as) => onNamed(withColumn(named, at, as))}
      />
    </>
  );
}
