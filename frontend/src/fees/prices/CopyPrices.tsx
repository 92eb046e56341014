import { feeCommands } from '@madrasah/events/fees';
import { useMemo } from 'react';
import { Header, Segment } from 'semantic-ui-react';
import { sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, DayField, NumberField, SelectField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { pricesTexts } from './texts.ts';

/** A session's matrix to another session, lifted or lowered by a percentage. */
export function CopyPrices({ session }: { session: number }) {
  const t = useText(pricesTexts);
  const names = useNames();
  const sessions = useQuery(sessionList, {}).data?.data;
  const initial = useMemo(() => ({ from: session, percent: 0 }), [session]);
  const choices = asChoices(sessions, 'SessionID', names.session);
  return (
    <>
      <Header as="h2" size="small">
        {t('fees.prices.copy.title')}
      </Header>
      <Segment>
        <p className="muted">{t('fees.prices.copy.why')}</p>
        <CommandForm
          command={feeCommands.copyPrices}
          initialValues={initial}
          quiet
          save={t('fees.prices.copy.do')}
        >
          <div className="fields four">
            <SelectField name="from" label={t('fees.prices.copy.from')} options={choices} />
            <SelectField name="to" label={t('fees.prices.copy.to')} options={choices} />
            <NumberField
              name="percent"
              label={t('fees.prices.copy.percent')}
              hint={t('fees.prices.copy.percentWhy')}
            />
            <DayField name="effectiveFrom" label={t('fees.prices.copy.day')} />
          </div>
        </CommandForm>
      </Segment>
    </>
  );
}
