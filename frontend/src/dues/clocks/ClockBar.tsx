import { dhakaDay } from '@madrasah/events/kernel';
import { Button } from 'semantic-ui-react';
import { type Differing, knownThrough, WhatChanged } from '../../kit/clocks/index.ts';
import { WholeDayBox } from '../../kit/fields/index.ts';
import type { List } from '../../kit/list/use-list.ts';
import { useOpenDays } from '../../kit/session/open-days.ts';
import { useText, useWord } from '../../kit/text.ts';
import { duesTexts } from '../texts.ts';
import styles from './clock-bar.module.css';

type Clocks = List<'asOf' | 'known'>;

/** As of which day, as known on which day. Amber when it is another time than now. */
export function ClockBar({
  list,
  past,
  differences,
}: {
  readonly list: Pick<Clocks, 'values' | 'change'>;
  readonly past: boolean;
  /** Of what was known at an instant and is known now. */
  readonly differences?: Differing;
}) {
  const t = useText(duesTexts);
  const word = useWord();
  const today = dhakaDay(new Date());
  const { day } = useOpenDays();
  // Of a day that is past what was known by its end, unless another is named.
  const knownAt = knownThrough(list.values.known ?? list.values.asOf, today);
  return (
    <div className={`fields-bar ${styles['clockbar']}${past ? ` ${styles['past']}` : ''}`}>
      <WholeDayBox
        label={word('asOf')}
        value={list.values.asOf ?? day}
        onDay={(asOf) => list.change({ values: { asOf: asOf === day ? '' : asOf } })}
      />
      <WholeDayBox
        label={t('dues.clock.knownAt')}
        value={list.values.known ?? today}
        onDay={(known) => list.change({ values: { known: known === today ? '' : known } })}
        max={today}
      />
      {past && (
        <>
          <span role="status">{t('dues.clock.past')}</span>
          {differences && knownAt && <WhatChanged knownAt={knownAt} differences={differences} />}
          <Button type="button" onClick={() => list.change({ values: { asOf: '', known: '' } })}>
            {t('dues.clock.today')}
          </Button>
        </>
      )}
    </div>
  );
}
