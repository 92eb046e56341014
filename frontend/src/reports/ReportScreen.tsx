import {
  dhakaDay,
  isTabular,
  type Need,
  needsOfReport,
  type Report,
  type ReportFamily,
  reportOf,
  saidIn,
} from '@madrasah/events/kernel';
import { Message, Segment } from 'semantic-ui-react';
import { runningSession, sessionList } from '../academics/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { KnownBar, knownThrough, PaperDifferences } from '../kit/clocks/index.ts';
import { Empty, Failed, Skeleton } from '../kit/feedback/states.tsx';
import { Lacked, useLack } from '../kit/lacks/index.ts';
import { useSharedList } from '../kit/list/chosen/use-shared-list.ts';
import { FilterDay, FilterSelect, Filters } from '../kit/list/Filters.tsx';
import { PaperDesk, PaperFiles } from '../kit/report/index.ts';
import { useOpenDays } from '../kit/session/open-days.ts';
import { Page } from '../kit/shell/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import type { Failure } from '../kit/wire/failure.ts';
import { askedBy, lackingOf, sharedIn } from './asked.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { reportsTexts } from './texts.ts';

/** The session that runs: what a report of one session is asked of while nobody says otherwise. */
function useRunningSession(): { readonly id: string | undefined; readonly isKnown: boolean } {
  const sessions = useQuery(sessionList, {});
  const running = runningSession(sessions.data?.data);
  return { id: running && String(running.SessionID), isKnown: sessions.status !== 'loading' };
}

/** What the report in hand rests on; until one is chosen what those do that print the family's usual rows. */
const needsIn = (family: ReportFamily, report: Report | undefined): readonly Need[] =>
  (report ? needsOfReport(family, report) : family.needs[family.sources[0]]) ?? [];

/** A family of reports: one is chosen, asked by its own form, looked at, and printed or saved. */
export function ReportScreen({ family }: { readonly family: ReportFamily }) {
  const t = useText(reportsTexts);
  const kit = useText(kitTexts);
  const language = useLanguage();
  const session = useRunningSession();
  const { day: today, past } = useOpenDays();
  const sessionFilter = Object.keys(family.filters).find(
    (name) => family.filters[name]?.control.kind === 'session',
  );
  const [only] = family.reports;
  const list = useSharedList({
    shared: sharedIn(family),
    filters: ['report_id', 'known', ...Object.keys(family.filters)],
    defaults: {
      ...(session.id !== undefined && sessionFilter && { [sessionFilter]: session.id }),
      ...(only && family.reports.length === 1 && { report_id: String(only.id) }),
      // Of days: today, until somebody says otherwise.
      ...('from' in family.filters && { from: today, to: today }),
      ...('asOf' in family.filters && past && { asOf: past }),
    },
  });
  const report = reportOf(family, Number(list.values['report_id']));
  const isClocked = family.taken?.includes('knownAt') ?? false;
  const now = report && { report_id: String(report.id), ...askedBy(family, report, list.values) };
  const knownAt = isClocked ? knownThrough(list.values['known'], dhakaDay(new Date())) : undefined;
  const asked = now && { ...now, ...(knownAt && { knownAt }) };
  const isReady = session.isKnown || !(sessionFilter && report?.asks.includes(sessionFilter));
  const lacking = report ? lackingOf(family, report, list.values) : [];
  return (
    <Page
      actions={
        report &&
        asked &&
        lacking.length === 0 && (
          <PaperFiles
            path={family.path}
            query={asked}
            name={saidIn(report.name, language)}
            sheetless={!isTabular(report)}
          />
        )
      }
    >
      <Segment className="flush">
        <Filters>
          <div className="q">
            <FilterSelect
              list={list}
              name="report_id"
              label={t('reports.choose.report')}
              all={report ? null : t('reports.choose.title')}
              options={family.reports.map(({ id, name }) => ({
                value: String(id),
                label: saidIn(name, language),
              }))}
            />
          </div>
          {report && <ReportFilters list={list} family={family} asks={report.asks} />}
          {report && isClocked && <FilterDay list={list} name="known" label={kit('kit.clock.known')} />}
        </Filters>
        {now && isClocked && (
          <KnownBar
            known={list.values['known']}
            differences={(knownAt, onClose) => (
              <PaperDifferences question={family.queries.document} asked={now} {...{ knownAt, onClose }} />
            )}
            onNow={() => list.set('known', undefined)}
          />
        )}
      </Segment>
      <Body {...{ family, report, lacking }} asked={isReady ? asked : undefined} />
    </Page>
  );
}

interface BodyProps {
  readonly family: ReportFamily;
  readonly report: Report | undefined;
  /** What its form asks and nobody has said yet. */
  readonly lacking: readonly string[];
  readonly asked: Readonly<Record<string, string>> | undefined;
}

/** Under the form: what the school has none of yet, what is to be chosen, or the report. */
function Body({ family, report, lacking, asked }: BodyProps) {
  const t = useText(reportsTexts);
  const language = useLanguage();
  const { isKnown, lack } = useLack(needsIn(family, report));
  if (lack || !isKnown) return <Segment>{lack ? <Lacked need={lack} /> : <Skeleton lines={3} />}</Segment>;
  if (report && lacking.length === 0)
    return asked ? <Preview key={report.id} family={family} report={report} asked={asked} /> : null;
  const names = lacking.map((name) => saidIn(family.filters[name]?.said ?? { bn: '', en: '' }, language));
  return (
    <Segment>
      {report ? (
        <Empty title={t('reports.lacking.title')} text={names.join(', ')} fine />
      ) : (
        <Empty title={t('reports.choose.title')} text={t('reports.choose.text')} fine />
      )}
    </Segment>
  );
}

interface PreviewProps {
  readonly family: ReportFamily;
  readonly report: Report;
  readonly asked: Readonly<Record<string, string>>;
}

function Preview({ family, asked }: PreviewProps) {
  const t = useText(reportsTexts);
  const paper = useQuery(family.queries.document, { ...asked, preview: 1 }, { keep: true });
  if (paper.status === 'failed' && paper.error)
    return <Failed error={worded(paper.error, t)} retry={paper.refetch} />;
  if (!paper.data) return <Skeleton lines={8} />;
  const { more = 0 } = paper.data;
  return (
    <>
      {more > 0 && (
        <Message info visible>
          {t('reports.paper.more', { rows: more })}
        </Message>
      )}
      <PaperDesk key={paper.data.size} document={paper.data} />
    </>
  );
}

/** The specification's own sentences. */
function worded(error: Failure, t: ReturnType<typeof useText<keyof typeof reportsTexts.bn>>): Failure {
  if (error.status === 403) return { ...error, message: t('reports.failed.forbidden') };
  if (error.status === 400) return { ...error, message: t('reports.failed.invalid') };
  return error.status >= 500 && error.status !== 503
    ? { ...error, message: t('reports.failed.other') }
    : error;
}
