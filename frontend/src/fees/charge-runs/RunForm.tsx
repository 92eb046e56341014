import { feeCommands, feeGroupNames, feeHeads } from '@madrasah/events/fees';
import { dayInWords } from '@madrasah/events/kernel';
import { monthCalendar, monthNameIn } from '@madrasah/events/plans';
import { MONTH_NAMES } from '@madrasah/events/settings';
import { useFormState } from 'react-final-form';
import { classList, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, ChecksField, DayField, RadioField, SelectField } from '../../kit/fields/index.ts';
import type { Values } from '../../kit/form/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { RunDays } from './RunDays.tsx';
import { RunPreview } from './RunPreview.tsx';
import { RunResult } from './RunResult.tsx';

interface RunValues {
  readonly SessionID?: unknown;
  readonly ClassID?: unknown;
  readonly SFGNID?: unknown;
  readonly dueOn?: unknown;
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What is sent: no head chosen is every head, and who has no days typed pays the month. */
function bodyOf({ SLIDs, days, ...values }: Values) {
  const typed = Object.entries((days ?? {}) as Record<string, unknown>).filter(([, one]) => isFilled(one));
  return {
    ...values,
    ...(Array.isArray(SLIDs) && { SLIDs }),
    ...(typed.length > 0 && isFilled(values['ClassID']) && { days: Object.fromEntries(typed) }),
  };
}

/** A charge run: whom and what, a look at what would be charged, and charging it. */
export function RunForm() {
  const t = useText(feesTexts);
  return (
    <StepsForm
      preview={feeCommands.previewChargeRun}
      command={feeCommands.runCharges}
      initialValues={{ SFGNID: 2, again: 0 }}
      toBody={bodyOf}
      show={(preview) => <RunPreview preview={preview} />}
      blocked={({ items, unpriced }) =>
        unpriced.length > 0 ? t('fees.runs.unpricedBlocks') : items === 0 ? t('fees.runs.nothing') : undefined
      }
      verb={({ items }) => t('fees.runs.do', { items })}
      done={(done) => <RunResult title={t('fees.runs.done')} done={done} />}
      again={t('fees.runs.again')}
    >
      <RunFields />
    </StepsForm>
  );
}

function RunFields() {
  const t = useText(feesTexts);
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const heads = useQuery(feeHeads.queries.list, {});
  const groups = useQuery(feeGroupNames.queries.list, {});
  const { values } = useFormState<RunValues>({ subscription: { values: true } });
  const { SessionID, ClassID, SFGNID, dueOn } = values;
  const headChoices = (heads.data?.data ?? [])
    .filter((head) => !isFilled(SFGNID) || head.SFGNID === Number(SFGNID))
    .map(({ SLID, AccSubsidiaryLedger }) => ({ value: SLID, label: AccSubsidiaryLedger.SlName }));
  return (
    <>
      <div className="fields three">
        <SelectField
          name="SessionID"
          label={t('fees.runs.session')}
          options={asChoices(sessions.data?.data, 'SessionID', names.session)}
        />
        <SelectField
          name="ClassID"
          label={t('fees.runs.class')}
          hint={t('fees.runs.classAll')}
          options={asChoices(classes.data?.data, 'ClassID', names.class)}
        />
        <SelectField
          name="SFGNID"
          label={t('fees.runs.group')}
          options={asChoices(groups.data?.data, 'SFGNID', 'called')}
        />
        <MonthField session={Number(SessionID) || 0} classId={Number(ClassID) || 0} />
        <DayField
          name="dueOn"
          label={t('fees.runs.dueOn')}
          {...(!isFilled(dueOn) && { hint: t('fees.runs.dueOnEmpty') })}
        />
      </div>
      <ChecksField
        name="SLIDs"
        label={t('fees.runs.head')}
        hint={t('fees.runs.headAll')}
        options={headChoices}
      />
      <RadioField
        name="again"
        label={t('fees.runs.againAsk')}
        options={[
          { value: 0, label: t('fees.runs.againNo') },
          { value: 1, label: t('fees.runs.againYes') },
        ]}
      />
      {isFilled(SessionID) && isFilled(ClassID) && (
        <RunDays sessionId={Number(SessionID)} classId={Number(ClassID)} />
      )}
    </>
  );
}

/** The month: of one class as it calls it, with the day on which it begins. */
function MonthField({ session, classId }: { readonly session: number; readonly classId: number }) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const asked = session > 0 && classId > 0 ? { sessionId: session, classId } : undefined;
  const calendar = useQuery(monthCalendar, asked).data?.data;
  const own = asked && calendar?.saved ? calendar.months : undefined;
  const options = own
    ? own.map(({ MonthID, name, startsOn }) => ({
        ...{ value: MonthID, label: monthNameIn(name, language) },
        note: dayInWords(startsOn, language),
      }))
    : MONTH_NAMES.map((month) => ({ value: month.id, label: month[language] }));
  return (
    <SelectField
      name="MonthID"
      label={t('fees.runs.month')}
      options={options}
      {...(asked && calendar && !calendar.saved && { hint: t('fees.runs.monthUnsaid') })}
    />
  );
}
