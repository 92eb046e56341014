import { type ClassMonth, type ClassMonths, setMonthCalendar } from '@madrasah/events/plans';
import { Message, Table } from 'semantic-ui-react';
import { useNames } from '../../academics/index.ts';
import { CheckField, ChecksField, DayField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { asValues } from './calendar.ts';
import months from './months.module.css';
import { Proposals } from './Proposals.tsx';

type ClassRow = Parameters<ReturnType<typeof useNames>['class']>[0] & { readonly ClassID: number };

interface Props {
  readonly calendar: ClassMonths;
  readonly classes: readonly ClassRow[];
}

/** The twelve months in hand: typed, or put in from a calendar, for this class and others with it. */
export function CalendarForm({ calendar, classes }: Props) {
  const t = useText(plansTexts);
  const may = useMay('fee_setting', 'edit');
  const { SessionID, ClassID, hijriOffset } = calendar;
  const others = classes.filter((one) => one.ClassID !== ClassID);
  return (
    <CommandForm
      command={setMonthCalendar}
      version={calendar.revision}
      initialValues={{
        ...{ SessionID, ClassID, calendar: calendar.calendar, hijriOffset, alsoFor: [] },
        months: asValues(calendar.months),
      }}
      toBody={(values) => ({ ...values, alsoFor: values['alsoFor'] ?? [] })}
      afterSave="keep"
      draft={{ of: [SessionID, ClassID].join(' ') }}
      quiet
      save={t('plans.months.save')}
    >
      {!calendar.saved && (
        <Message info visible>
          {t('plans.months.notSaved')}
        </Message>
      )}
      {may && <Proposals calendar={calendar} />}
      <Table compact unstackable className={months['table']}>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell className="num">{t('plans.months.no')}</Table.HeaderCell>
            <Table.HeaderCell>{t('plans.months.name')}</Table.HeaderCell>
            <Table.HeaderCell>{t('plans.months.startsOn')}</Table.HeaderCell>
            <Table.HeaderCell>{t('plans.months.charged')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {calendar.months.map((month, index) => (
            <MonthFields key={month.MonthID} month={month} index={index} disabled={!may} />
          ))}
        </Table.Body>
      </Table>
      {may && others.length > 0 && <AlsoFor classes={others} />}
    </CommandForm>
  );
}

interface FieldsProps {
  readonly month: ClassMonth;
  readonly index: number;
  readonly disabled: boolean;
}

function MonthFields({ month, index, disabled }: FieldsProps) {
  const t = useText(plansTexts);
  const at = `months[${index}]`;
  return (
    <Table.Row>
      <Table.Cell className="num">{t('plans.months.nth', { n: month.MonthID })}</Table.Cell>
      <Table.Cell>
        <TextField name={`${at}.name`} label={t('plans.months.name')} disabled={disabled} />
      </Table.Cell>
      <Table.Cell>
        <DayField
          name={`${at}.startsOn`}
          label={t('plans.months.startsOn')}
          disabled={disabled || month.fixed === true}
          {...(month.fixed ? { hint: t('plans.months.fixed') } : {})}
        />
      </Table.Cell>
      <Table.Cell>
        <CheckField
          name={`${at}.charged`}
          label={t('plans.months.charged')}
          disabled={disabled || (month.fixed === true && month.charged)}
        />
      </Table.Cell>
    </Table.Row>
  );
}

/** The classes that get the same months: one press for a school whose classes share a calendar. */
function AlsoFor({ classes }: { readonly classes: readonly ClassRow[] }) {
  const t = useText(plansTexts);
  const names = useNames();
  return (
    <div className={months['also']}>
      <ChecksField
        name="alsoFor"
        label={t('plans.months.alsoFor')}
        options={classes.map((one) => ({ value: one.ClassID, label: names.class(one) }))}
      />
    </div>
  );
}
