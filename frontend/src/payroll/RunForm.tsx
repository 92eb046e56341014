import { dhakaDay, digitsOf } from '@madrasah/events/kernel';
import { MONTH_DAYS_NAMES, payrollCommands, salariesList } from '@madrasah/events/payroll';
import { MONTHS_OF } from '@madrasah/events/plans';
import { useForm, useFormState } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices, CheckField, RadioField, SelectField, TextField } from '../kit/fields/index.ts';
import { fillMoney } from '../kit/figures/index.ts';
import type { Values } from '../kit/form/index.ts';
import { StepsForm } from '../kit/steps/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { RunPreview } from './RunPreview.tsx';
import { payrollTexts } from './texts.ts';

interface Typed {
  readonly year?: number;
  readonly monthOf?: number;
  readonly days?: unknown;
  readonly rows?: readonly { readonly row: number; readonly UserID?: number }[];
}

/** The month as one number; rows that name nobody are left out. */
export function asRun(values: Values): unknown {
  const { year = 0, monthOf = 0, days, rows = [] } = values as Typed;
  const told = rows.filter(({ UserID }) => UserID !== undefined).map(({ row: _, ...one }) => one);
  return { month: year * 100 + monthOf, days: Number(days), rows: told };
}

/** The month before this one: what is mostly charged. */
function lastMonth() {
  const [year = 0, month = 0] = dhakaDay(new Date()).split('-').map(Number);
  return month === 1 ? { year: year - 1, monthOf: 12 } : { year, monthOf: month - 1 };
}

/** A payroll: which month, whose figures differ, a look at what would be charged, and charging it. */
export function RunForm() {
  const t = useText(payrollTexts);
  const language = useLanguage();
  return (
    <StepsForm
      preview={payrollCommands.previewPayroll}
      command={payrollCommands.runPayroll}
      initialValues={{ ...lastMonth(), days: 30, rows: [] }}
      toBody={asRun}
      show={(preview) => <RunPreview preview={preview} />}
      verb={({ people }) => t('payroll.page.runDo', { people })}
      done={({ people, net }) => (
        <p>{t('payroll.page.runDone', { people, sum: fillMoney(net, language) })}</p>
      )}
      again={t('payroll.page.runAgain')}
    >
      <RunFields />
    </StepsForm>
  );
}

function RunFields() {
  const t = useText(payrollTexts);
  const language = useLanguage();
  const { year } = lastMonth();
  const years = [year - 1, year, year + 1].map((value) => ({ value, label: digitsOf(value, language) }));
  const months = MONTHS_OF.gregorian[language].map((label, index) => ({ value: index + 1, label }));
  return (
    <>
      <div className="fields three">
        <SelectField name="monthOf" label={t('payroll.page.month')} options={months} />
        <SelectField name="year" label={t('payroll.page.year')} options={years} />
      </div>
      <RadioField
        name="days"
        label={t('payroll.page.days')}
        options={MONTH_DAYS_NAMES.map(({ value, name }) => ({ value, label: name[language] }))}
      />
      <Exceptions />
    </>
  );
}

/** Who was absent without pay, is held back, or gives nothing back this month. */
function Exceptions() {
  const t = useText(payrollTexts);
  const form = useForm();
  const people = useQuery(salariesList.question, { limit: 2000 }).data?.data;
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  const rows = values.rows ?? [];
  const add = () => form.change('rows', [...rows, { row: 1 + Math.max(0, ...rows.map(({ row }) => row)) }]);
  return (
    <fieldset>
      <legend>{t('payroll.page.exceptions')}</legend>
      {rows.map(({ row }, index) => (
        <div className="fields-2" key={row}>
          <SelectField
            name={`rows[${index}].UserID`}
            label={t('payroll.page.person')}
            options={asChoices(people, 'UserID', 'UserName')}
          />
          <TextField name={`rows[${index}].absence`} label={t('payroll.page.absent')} />
          <TextField name={`rows[${index}].hold`} label={t('payroll.page.hold')} lang="bn" />
          <CheckField name={`rows[${index}].skip`} label={t('payroll.page.skip')} />
        </div>
      ))}
      <Button basic type="button" onClick={add}>
        {t('payroll.page.addException')}
      </Button>
    </fieldset>
  );
}
