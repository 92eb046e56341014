import { periodQueries } from '@madrasah/events/closing';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import { Month } from './Month.tsx';

/** Months, the latest first: how each is locked, by whom, and what stands in the way of the next lock. */
export default function PeriodsPage() {
  const t = useText(closingTexts);
  const query = useQuery(periodQueries.periods, {});
  return (
    <Page>
      <p className="muted">{t('closing.periods.about')}</p>
      <Loaded of={query} lines={6}>
        {({ data }) =>
          data.length === 0 ? (
            <Segment>
              <NoneYet
                needs={['entries']}
                title={t('closing.periods.none')}
                text={t('closing.periods.noneText')}
              />
            </Segment>
          ) : (
            data.map((month) => <Month key={month.id} month={month} />)
          )
        }
      </Loaded>
    </Page>
  );
}
