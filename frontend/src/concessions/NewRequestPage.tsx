import { CONCESSION_KINDS, requestConcession } from '@madrasah/events/concessions';
import { feeHeads, feeQueries, type StudentFee } from '@madrasah/events/fees';

import { digitsOf } from '@madrasah/events/kernel';
import { MONTH_NAMES, monthName } from '@madrasah/events/settings';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { DayField, MoneyField, SelectField, StudentField, TextField } from '../kit/fields/index.ts';
import { fillMoney } from '../kit/figures/index.ts';
import { CommandForm, openedFor, type Values } from '../kit/form/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { concessionsTexts } from './texts.ts';

const LIST = '/accounting/concession-requests';
const FROM_ADDRESS = ['AdmissionID', 'itemId'] as const;

/** Months, or the days where no month was chosen: both stand in the same place of what is sent. */
const bodyOf = ({ fromDay, toDay, ...values }: Values) => ({
  ...values,
  from: values['from'] ?? fromDay,
  to: values['to'] ?? toDay,
});

/** A heap of requests is for the same head and months, and why is said of each. */
const KEEPS = ['kind', 'SLID', 'from', 'to', 'fromDay', 'toDay'];

/** Asks for a concession: on one fee that is due, or on a head for months to come. */
export default function NewRequestPage() {
  const t = useText(concessionsTexts);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const initial = useMemo(() => {
    const ids = FROM_ADDRESS.flatMap((name) => {
      const given = Number(address.get(name));
      return given > 0 ? [[name, given] as const] : [];
    });
    const [amount, reason] = [address.get('amount') ?? '', address.get('reason') ?? ''];
    return { kind: 'concession', ...Object.fromEntries(ids), amount, reason };
  }, [address]);
  return (
    <Page>
      <Segment>
        <CommandForm
          command={requestConcession}
          initialValues={initial}
          keeps={KEEPS}
          draft={{ of: openedFor(address, FROM_ADDRESS) }}
          toBody={bodyOf}
          save={t('concessions.request.send')}
          onDone={() => navigate(LIST)}
          onClose={() => navigate(LIST)}
        >
          {({ values }) => <RequestFields values={values} />}
        </CommandForm>
      </Segment>
    </Page>
  );
}

function RequestFields({ values }: { values: Values }) {
  const t = useText(concessionsTexts);
  const admission = Number(values['AdmissionID']) || undefined;
  const fees = useQuery(
    feeQueries.studentFees,
    admission === undefined ? undefined : { AdmissionID: admission },
  );
  const student = fees.data?.data.student;
  const language = useLanguage();
  const shown = student ? `${digitsOf(student.UserCode, language)} · ${student.StudentName}` : undefined;
  return (
    <>
      <p className="muted">{t('concessions.request.law')}</p>
      <div className="fields-2">
        <StudentField
          name="AdmissionID"
          label={t('concessions.request.student')}
          {...(shown ? { shown } : {})}
        />
        <SelectField
          name="kind"
          label={t('concessions.request.kind')}
          options={CONCESSION_KINDS.map((value) => ({ value, label: t(`concessions.kind.${value}`) }))}
        />
      </div>
      <WhatFields fees={fees.data?.data.fees ?? []} onItem={Number(values['itemId']) > 0} />
      <div className="fields-2">
        <MoneyField name="amount" label={t('concessions.request.amount')} />
        <TextField
          name="percent"
          label={t('concessions.request.percent')}
          hint={t('concessions.request.percentHint')}
          inputMode="decimal"
          align="right"
        />
      </div>
      <TextField name="reason" label={t('concessions.request.reason')} />
    </>
  );
}

/** One fee that is due, or a head with its months. */
function WhatFields({ fees, onItem }: { fees: readonly StudentFee[]; onItem: boolean }) {
  const t = useText(concessionsTexts);
  const language = useLanguage();
  const heads = useQuery(feeHeads.queries.list, {});
  const months = MONTH_NAMES.map((month) => ({ value: month.id, label: month[language] }));
  const owed = fees.filter(({ due }) => due > 0);
  return (
    <>
      <SelectField
        name="itemId"
        label={t('concessions.request.item')}
        hint={t('concessions.request.itemHint')}
        options={owed.map(({ itemId, SlName, MonthID, due }) => ({
          value: itemId,
          label: [SlName, monthName(MonthID, language), fillMoney(due, language)].filter(Boolean).join(' · '),
        }))}
      />
      {!onItem && (
        <div className="fields-3">
          <SelectField
            name="SLID"
            label={t('concessions.request.head')}
            hint={t('concessions.request.headHint')}
            options={(heads.data?.data ?? []).map(({ SLID, AccSubsidiaryLedger }) => ({
              value: SLID,
              label: AccSubsidiaryLedger.SlName,
            }))}
          />
          <SelectField
            name="from"
            label={t('concessions.request.from')}
            hint={t('concessions.request.monthsHint')}
            options={months}
          />
          <SelectField name="to" label={t('concessions.request.to')} options={months} />
        </div>
      )}
      {!onItem && (
        <div className="fields-2">
          <DayField
            name="fromDay"
            label={t('concessions.request.fromDay')}
            hint={t('concessions.request.daysHint')}
          />
          <DayField name="toDay" label={t('concessions.request.toDay')} />
        </div>
      )}
    </>
  );
}
