import type { RowOf } from '@madrasah/events/kernel';
import {
  changeMonthNames,
  insertMonthNames,
  type monthNamesList,
  monthTyped,
  PROPOSED_CALENDARS,
  type ProposedCalendar,
} from '@madrasah/events/plans';
import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { classList, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { asChoices, SelectField, TextField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';

export type MonthNamesRow = RowOf<typeof monthNamesList>;

interface Props {
  /** Which is changed; a new one where absent. */
  readonly of?: MonthNamesRow;
  onClose(): void;
}

const FIELDS = Array.from(
  { length: 12 },
  (_, at) => `Month${at + 1}` as keyof MonthNamesRow & `Month${number}`,
);
const isProposed = (calendar: string): calendar is ProposedCalendar =>
  PROPOSED_CALENDARS.some((one) => one === calendar);

/** What the form begins with: the row as it stands, or none of the names. */
function beginning(of: MonthNamesRow | undefined) {
  if (!of) return { calendar: 'hijri' };
  const { SessionID, ClassID, calendar } = of;
  const names = Object.fromEntries(FIELDS.map((name) => [name, of[name]]));
  return { SessionID, ClassID, calendar: isProposed(calendar) ? calendar : 'hijri', ...names };
}

/** Names the months of a class; session and class of a row stay as they are. */
export function MonthNamesDialog({ of, onClose }: Props) {
  const t = useText(plansTexts);
  const form = { initialValues: beginning(of), onDone: onClose, onClose, save: t('plans.names.save') };
  const title = of ? t('plans.names.change', { name: of.ClassName }) : t('plans.names.add');
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      {of ? (
        <CommandForm
          command={changeMonthNames}
          params={{ id: of.ID }}
          version={of.revision}
          draft={{ of: of.ID }}
          {...form}
        >
          <Fields fixed />
        </CommandForm>
      ) : (
        <CommandForm command={insertMonthNames} draft={{}} {...form}>
          <Fields fixed={false} />
        </CommandForm>
      )}
    </Dialog>
  );
}

function Fields({ fixed }: { readonly fixed: boolean }) {
  const t = useText(plansTexts);
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  return (
    <>
      <div className="fields-3">
        <SelectField
          name="SessionID"
          label={word('session')}
          options={asChoices(sessions.data?.data, 'SessionID', names.session)}
          disabled={fixed}
        />
        <SelectField
          name="ClassID"
          label={word('class')}
          options={asChoices(classes.data?.data, 'ClassID', names.class)}
          disabled={fixed}
        />
        <SelectField
          name="calendar"
          label={t('plans.names.calendar')}
          options={PROPOSED_CALENDARS.map((value) => ({ value, label: t(`plans.names.${value}`) }))}
        />
      </div>
      <p>{t('plans.names.numbers')}</p>
      <div className="fields-3">
        {FIELDS.map((name, at) => (
          <MonthField key={name} name={name} label={t('plans.names.nth', { n: at + 1 })} />
        ))}
      </div>
    </>
  );
}

/** A number that is typed becomes the month of the calendar once its box is left; whoever sends it with Enter is understood too. */
function MonthField({ name, label }: { readonly name: string; readonly label: string }) {
  const form = useForm();
  const { input, meta } = useField<string>(name);
  const { input: calendar } = useField<ProposedCalendar>('calendar');
  const typed = input.value ?? '';
  const named = meta.active ? typed : monthTyped(typed.trim(), calendar.value);
  useEffect(() => {
    if (named !== typed) form.change(name, named);
  }, [form, name, named, typed]);
  return <TextField name={name} label={label} lang="bn" />;
}
