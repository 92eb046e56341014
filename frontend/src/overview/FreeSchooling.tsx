import type { FreeOfSession } from '@madrasah/events/overview';
import { Link } from 'react-router-dom';
import { useWays } from '../kit/routing/ways.ts';
import { useText } from '../kit/text.ts';
import { Line } from './Line.tsx';
import { overviewTexts } from './texts.ts';

/** What the schooling of those who pay nothing is worth, in each session that runs. */
export function FreeSchooling({ of }: { readonly of: readonly FreeOfSession[] }) {
  const t = useText(overviewTexts);
  const way = useWays();
  const first = of[0];
  if (!first) return <p className="muted">{t('overview.free.none')}</p>;
  const list = way(`/accounting/fee-report?report_id=16&SessionID=${first.SessionID}`);
  return (
    <>
      {of.map(({ SessionID, SessionName, students, worth, report, column }) => (
        <Line
          key={SessionID}
          name={SessionName}
          beside={t('overview.dues.students', { count: students })}
          taka={worth}
          why={{ figure: 'fee_report.sum', report, column }}
          strong
        />
      ))}
      {list && <Link to={list}>{t('overview.free.list')}</Link>}
    </>
  );
}
