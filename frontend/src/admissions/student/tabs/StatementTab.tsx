import { feeQueries } from '@madrasah/events/fees';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { feesTexts, RefundDialog, StatementTable } from '../../../fees/index.ts';
import { useQuery } from '../../../kit/calls/index.ts';
import { Empty, Loaded } from '../../../kit/feedback/index.ts';
import { PaperFiles } from '../../../kit/report/index.ts';
import { useMay } from '../../../kit/routing/index.ts';
import { useHeldDays } from '../../../kit/session/open-days.ts';
import { FilterDay, Filters, useList } from '../../../kit/table/index.ts';
import { useText, useWord } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';
import styles from '../student.module.css';

const PERIOD = { filters: ['from', 'to'] } as const;

interface Props {
  readonly admissionId: number;
  readonly code: string;
  readonly name: string;
}

/** The student's account over all sessions: every movement, with what was owed after it. */
export function StatementTab({ admissionId, code, name }: Props) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const fees = useText(feesTexts);
  const mayRefund = useMay('fee_collection', 'insert');
  const [refunding, setRefunding] = useState(false);
  const list = useList(PERIOD);
  const chosen = list.values;
  const values = { ...chosen, ...useHeldDays(['from', 'to'], chosen) };
  const { from, to } = values;
  const shown = { ...list, values };
  const statement = useQuery(feeQueries.statement, { AdmissionID: admissionId, from, to });
  return (
    <>
      <Filters>
        <FilterDay list={shown} name="from" label={t('admissions.statement.from')} />
        <FilterDay list={shown} name="to" label={t('admissions.statement.to')} />
        {(chosen.from || chosen.to) && (
          <div>
            <Button type="button" onClick={() => list.change({ values: { from: undefined, to: undefined } })}>
              {t('admissions.statement.all')}
            </Button>
          </div>
        )}
      </Filters>
      <div className={`row ${styles['statementFiles']}`}>
        <PaperFiles
          path={`/api/accounts/statement/${admissionId}`}
          query={{ from, to }}
          name={[word('statement'), code, from, to].filter(Boolean).join(' ')}
          disabled={!statement.data}
        />
        {mayRefund && (
          <Button type="button" onClick={() => setRefunding(true)}>
            {fees('fees.refund.open')}
          </Button>
        )}
      </div>
      {refunding && (
        <RefundDialog AdmissionID={admissionId} name={name} onClose={() => setRefunding(false)} />
      )}
      <Loaded of={statement} lines={6}>
        {({ data }) =>
          data.lines.length === 0 && data.opening === 0 ? (
            <Empty title={t('admissions.statement.none')} />
          ) : (
            <StatementTable statement={data} />
          )
        }
      </Loaded>
    </>
  );
}
