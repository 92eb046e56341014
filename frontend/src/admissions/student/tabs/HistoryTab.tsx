import { ledgerQueries, type TrailEntry } from '@madrasah/events/ledger';
import { settingsQueries } from '@madrasah/events/settings';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { classList, sessionList, useNames } from '../../../academics/index.ts';
import { useQuery } from '../../../kit/calls/index.ts';
import { Empty, Loaded } from '../../../kit/feedback/index.ts';
import { placeNames } from '../../../kit/fields/address/places.ts';
import { Digits, InstantText, Money } from '../../../kit/figures/index.ts';
import { useWays } from '../../../kit/routing/ways.ts';
import { useLanguage, useText } from '../../../kit/text.ts';
import { admissionsTexts } from '../../texts.ts';
import { inWords, type Known, type ShownChange } from '../history/in-words.ts';
import styles from '../student.module.css';

const SHOWN = 4;
type Which = 'all' | 'money' | 'facts';

/** All that was ever done about the student: who, when, why, and what it changed. */
export function HistoryTab({ userId }: { userId: number }) {
  const t = useText(admissionsTexts);
  const trail = useQuery(ledgerQueries.auditTrail, { entity: 'user', id: userId });
  const known = useKnown();
  const [which, setWhich] = useState<Which>('all');
  return (
    <>
      <div className="seg-head">
        <div className="ui buttons">
          {(['all', 'money', 'facts'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={`ui button${one === which ? ' active' : ''}`}
              aria-pressed={one === which}
              onClick={() => setWhich(one)}
            >
              {t(`admissions.history.${one}`)}
            </button>
          ))}
        </div>
        <span className="small muted">{t('admissions.history.kept')}</span>
      </div>
      <Loaded of={trail} lines={8}>
        {({ data }) => <Timeline entries={data} which={which} known={known} />}
      </Loaded>
    </>
  );
}

function useKnown(): Known {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const called = useNames();
  const sessions = useQuery(sessionList, {}).data?.data;
  const classes = useQuery(classList, {}).data?.data;
  const thanas = useQuery(settingsQueries.thanas, {}).data?.data;
  return useMemo(() => {
    const names = {
      session: new Map(sessions?.map((row) => [String(row.SessionID), called.session(row)])),
      class: new Map(classes?.map((row) => [String(row.ClassID), called.class(row)])),
      section: new Map(
        classes?.flatMap(({ ClassGroup }) =>
          ClassGroup.map((row) => [String(row.SubClassID), called.section(row)]),
        ),
      ),
      thana: new Map(thanas?.map((row) => [String(row.PoliceStationID), placeNames(language).thana(row)])),
    };
    return { t, language, name: (of, id) => names[of].get(String(id)) };
  }, [t, language, called, sessions, classes, thanas]);
}

interface TimelineProps {
  readonly entries: readonly TrailEntry[];
  readonly which: Which;
  readonly known: Known;
}

function Timeline({ entries, which, known }: TimelineProps) {
  const t = useText(admissionsTexts);
  const shown = entries
    .map((entry) => ({ entry, event: inWords(entry, known) }))
    .filter(({ event }) => which === 'all' || (which === 'money') === (event.amount !== undefined))
    .reverse();
  if (shown.length === 0) return <Empty title={t('admissions.history.none')} />;
  return (
    <ol className={styles['tl']}>
      {shown.map(({ entry, event }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may be of one instant
        <li key={`${entry.at}-${index}`} className={`${styles['ev']} ${styles[`${event.kind}Ev`] ?? ''}`}>
          <time dateTime={entry.at}>
            <InstantText at={entry.at} />
          </time>
          <span className={styles['dot']} />
          <div>
            <b>{event.title}</b>
            <ReceiptLink of={entry.receipt} />
            {event.amount !== undefined && (
              <>
                {' · '}
                <Money taka={event.amount} zero="figure" />
              </>
            )}
            <Changes changes={event.changes} />
            <div className={styles['d']}>
              {entry.actor.name}
              {entry.reason && <> · {t('admissions.history.reason', { reason: entry.reason })}</>}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function ReceiptLink({ of }: { of: TrailEntry['receipt'] }) {
  const t = useText(admissionsTexts);
  const to = useWays()(`/accounting/receipts/${of?.id}`);
  if (!of) return null;
  const name = (
    <>
      {t('admissions.papers.receipt')} <Digits of={of.number ?? ''} />
    </>
  );
  return <> · {to ? <Link to={to}>{name}</Link> : name}</>;
}

function Changes({ changes }: { changes: readonly ShownChange[] }) {
  const t = useText(admissionsTexts);
  const rest = changes.slice(SHOWN);
  return (
    <>
      <span className={styles['changes']}>
        {changes.slice(0, SHOWN).map((change) => (
          <Diff key={change.label} change={change} />
        ))}
      </span>
      {rest.length > 0 && (
        <details>
          <summary>{t('admissions.history.more', { count: rest.length })}</summary>
          <span className={styles['changes']}>
            {rest.map((change) => (
              <Diff key={change.label} change={change} />
            ))}
          </span>
        </details>
      )}
    </>
  );
}

function Diff({ change }: { change: ShownChange }) {
  const t = useText(admissionsTexts);
  const shown = (value: string | number) =>
    change.isMoney ? <Money taka={Number(value)} zero="figure" /> : value || t('admissions.history.empty');
  return (
    <span className={styles['diff']}>
      {change.label}
      {change.old !== '' && <del>{shown(change.old)}</del>}
      <ins>{shown(change.new)}</ins>
    </span>
  );
}
