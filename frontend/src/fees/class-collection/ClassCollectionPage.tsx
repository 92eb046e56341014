import { feeQueries } from '@madrasah/events/fees';
import { useState } from 'react';
import { Segment } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { Filters, useList } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { useReceiptDays } from '../counter/day/receipt-days.ts';
import { useBoxes } from '../counter/money/use-boxes.ts';
import { feesTexts } from '../texts.ts';
import { SittingDone, type Taken } from './SittingDone.tsx';
import { SittingForm } from './SittingForm.tsx';
import { SittingsList } from './SittingsList.tsx';
import styles from './sitting.module.css';

/** A room of payers: one class on one page, an amount for each who pays, one receipt each. */
export default function ClassCollectionPage() {
  const t = useText(feesTexts);
  const list = useList({ filters: CLASS_FILTERS });
  const { SessionID, ClassID, SubClassID } = list.values;
  const chosen = SessionID !== undefined && ClassID !== undefined;
  const payers = useQuery(
    feeQueries.classPayers,
    chosen ? { SessionID, ClassID, ...(SubClassID !== undefined && { SubClassID }) } : undefined,
  );
  const { accounts, ready } = useBoxes();
  const days = useReceiptDays();
  const [taken, setTaken] = useState<Taken>();
  return (
    <Page>
      <Segment className="flush">
        <Filters>
          <ClassFilters list={list} />
        </Filters>
        {!chosen && <p className={`muted ${styles['choose']}`}>{t('fees.sitting.choose')}</p>}
        {taken && <SittingDone taken={taken} onClose={() => setTaken(undefined)} />}
        {chosen && !taken && (
          <Loaded of={payers} lines={8}>
            {({ data }) =>
              data.length === 0 ? (
                <Empty title={t('fees.sitting.nobody')} text={t('fees.sitting.nobodyText')} />
              ) : (
                ready && (
                  <SittingForm
                    key={`${SessionID}|${ClassID}|${SubClassID}`}
                    payers={data}
                    accounts={accounts}
                    days={days}
                    onStale={payers.refetch}
                    onTaken={setTaken}
                  />
                )
              )
            }
          </Loaded>
        )}
      </Segment>
      <SittingsList />
    </Page>
  );
}
