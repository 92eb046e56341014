import { type Day, dhakaDay, isDay } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { DayBox } from '../../kit/fields/index.ts';
import type { List } from '../../kit/list/use-list.ts';
import { useText, useWord } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

type Clocks = List<'asOf' | 'known'>;

/** As of which day, as known on which day. Amber when it is another time than now. */
export function ClockBar({
  list,
  past,
}: {
  readonly list: Pick<Clocks, 'values' | 'change'>;
  readonly past: boolean;
}) {
  const t = useText(feesTexts);
  const word = useWord();
  const today = dhakaDay(new Date());
  return (
    <div className={past ? 'clockbar past' : 'clockbar'}>
      <ClockDay
        label={word('asOf')}
        value={list.values.asOf ?? today}
        onDay={(asOf) => list.change({ values: { asOf: asOf === today ? '' : asOf } })}
      />
      <ClockDay
        label={t('fees.clock.knownAt')}
        value={list.values.known ?? today}
        onDay={(known) => list.change({ values: { known: known === today ? '' : known } })}
        max={today}
      />
      {past && (
        <>
          <span role="status">{t('fees.clock.past')}</span>
          <Button type="button" onClick={() => list.change({ values: { asOf: '', known: '' } })}>
            {t('fees.clock.today')}
          </Button>
        </>
      )}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly max?: Day;
  onDay(day: string): void;
}

function ClockDay({ label, value, max, onDay }: DayProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DayBox
        control={{ id }}
        value={draft ?? value}
        max={max}
        onChange={(typed) => {
          const whole = isDay(typed);
          setDraft(whole ? undefined : typed);
          if (whole) onDay(typed);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
