import { isDay } from '@madrasah/events/kernel';
import {
  type ClassMonths,
  PROPOSED_CALENDARS,
  type ProposedCalendar,
  proposeMonths,
} from '@madrasah/events/plans';
import { useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { NumberField, WholeDayBox } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { withProposal } from './calendar.ts';
import months from './months.module.css';

/** Puts a calendar's months into the form, from the month on that a day lies in. */
export function Proposals({ calendar }: { readonly calendar: ClassMonths }) {
  const t = useText(plansTexts);
  const form = useForm();
  const offset = useField<string | number>('hijriOffset').input.value;
  const [within, setWithin] = useState('');

  function put(kind: ProposedCalendar) {
    const start = isDay(within) ? within : (calendar.proposals[kind][0]?.startsOn as string);
    const moved = Number(offset);
    const proposed = proposeMonths(kind, start, Number.isInteger(moved) ? moved : calendar.hijriOffset);
    const rows = proposed.map(({ monthId, ...month }) => ({ MonthID: monthId, ...month }));
    form.batch(() => {
      form.change('months', withProposal(calendar.months, rows));
      form.change('calendar', kind);
    });
  }
  return (
    <fieldset className={months['proposals']}>
      <legend>{t('plans.months.propose')}</legend>
      <div className={months['from']}>
        <WholeDayBox label={t('plans.months.within')} value={within} mayBeEmpty onDay={setWithin} />
        <NumberField name="hijriOffset" label={t('plans.months.offset')} />
      </div>
      <div className={months['buttons']}>
        {PROPOSED_CALENDARS.map((kind) => (
          <Button key={kind} type="button" basic onClick={() => put(kind)}>
            {t(`plans.months.${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
