import { feeHeads, feeQueries } from '@madrasah/events/fees';
import { type Day, dhakaDay, isDay } from '@madrasah/events/kernel';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { classList, runningSession, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { asChoices, Select, WholeDayBox } from '../../kit/fields/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { ApplyPrices } from '../prices/ApplyPrices.tsx';
import { CopyPrices } from '../prices/CopyPrices.tsx';
import type { FeeHeadRow } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { Matrix } from './Matrix.tsx';
import styles from './matrix.module.css';
import { matrixRows } from './matrix.ts';

/** What each head costs in a session and class: twelve amounts a head, from a day on. */
export default function FeeMatrixPage() {
  const t = useText(feesTexts);
  const id = useId();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const names = useNames();
  const list = useList({ filters: ['SessionID', 'ClassID', 'from'] });
  const active = runningSession(sessions.data?.data);
  const session = Number(list.values.SessionID) || active?.SessionID;
  const classId = Number(list.values.ClassID) || classes.data?.data[0]?.ClassID;
  const typedDay = list.values.from ?? '';
  const from = (isDay(typedDay) ? typedDay : dhakaDay(new Date())) as Day;
  const chosen = session !== undefined && classId !== undefined;
  const heads = useQuery(feeHeads.queries.list, {});
  const mayEdit = useMay('fee_setting', 'edit');
  return (
    <Page>
      <Segment className="flush">
        <div className={`fields-bar ${styles['matrixBar']}`}>
          <div>
            <label htmlFor={`${id}-session`}>{t('fees.matrix.session')}</label>
            <Select
              control={{ id: `${id}-session` }}
              choices={asChoices(sessions.data?.data, 'SessionID', names.session)}
              value={session}
              onChange={(value) => list.set('SessionID', value)}
            />
          </div>
          <div>
            <label htmlFor={`${id}-class`}>{t('fees.matrix.class')}</label>
            <Select
              control={{ id: `${id}-class` }}
              choices={asChoices(classes.data?.data, 'ClassID', names.class)}
              value={classId}
              onChange={(value) => list.set('ClassID', value)}
            />
          </div>
          <WholeDayBox label={t('fees.matrix.from')} value={from} onDay={(day) => list.set('from', day)} />
          <p className="muted small">{t('fees.matrix.fromWhy')}</p>
        </div>
        {!chosen && (
          <NoneYet
            needs={['sessions', 'sections', 'heads']}
            title={t('fees.matrix.choose')}
            text={t('fees.matrix.chooseWhy')}
          />
        )}
        {chosen && (
          <Loaded of={heads} lines={6}>
            {({ data: all }) =>
              all.length === 0 ? (
                <Empty
                  title={t('fees.matrix.noHeads')}
                  action={
                    <Link className="ui button" to="/accounting/fee-heads">
                      {t('fees.matrix.toHeads')}
                    </Link>
                  }
                />
              ) : (
                <ClassPrices
                  key={`${session}-${classId}`}
                  heads={all}
                  session={session}
                  classId={classId}
                  from={from}
                />
              )
            }
          </Loaded>
        )}
      </Segment>
      {session !== undefined && mayEdit && <ApplyPrices key={`a${session}`} session={session} />}
      {session !== undefined && mayEdit && <CopyPrices key={`c${session}`} session={session} />}
    </Page>
  );
}

interface ClassProps {
  readonly heads: readonly FeeHeadRow[];
  readonly session: number;
  readonly classId: number;
  readonly from: Day;
}

/** The prices of one class. Those of another day come under what was typed, which stays. */
function ClassPrices({ heads, session, classId, from }: ClassProps) {
  const prices = useQuery(feeQueries.feeMatrix, { sessionId: session, classId, asOf: from }, { keep: true });
  return (
    <Loaded of={prices} lines={8}>
      {({ data, revisions }) => (
        <Matrix rows={matrixRows(heads, data, revisions)} session={session} classId={classId} from={from} />
      )}
    </Loaded>
  );
}
