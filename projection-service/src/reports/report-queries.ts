import {
  isRefusal,
  PAPER_LANGUAGES,
  type PaperDocument,
  type Refusal,
  type ReportFamily,
  type ReportFilter,
  type ReportQuery,
  refuse,
  reportOf,
} from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import { today } from '@madrasah/service-kit/clock';
import type { SignedInCall } from '@madrasah/service-kit/http';
import { academicLists, academicSources } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import { examNamesProjector } from '../exams/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery, type Source } from '../kernel/query.ts';
import { registerRows } from '../kernel/register.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';
import { calendarProjector, holidaysOf, settingsProjector } from '../settings/index.ts';
import { askedFault, ownQuery } from './asked.ts';
import { reportDocument } from './document.ts';
import { calledBy, filterWords, knownWords, withItsDay } from './filter-words.ts';
import { firstPage } from './first-page.ts';
import type { Asked, ReportRows } from './line.ts';
import { withPictures } from './photos.ts';

/** The rows a family prints: those asked for, in the language of the paper. @throws DocumentsAway */
export type ReportSource<C extends string, D extends string> = (
  asked: Asked,
  tenant: Tenant,
) => Promise<ReportRows<C, D>>;

interface Parts<C extends string, D extends string, S extends string> {
  /** Of the files, in Latin letters. */
  readonly name: string;
  /** Whom the sources depend on. */
  readonly needs: readonly Source[];
  readonly sources: Readonly<Record<S, ReportSource<C, D>>>;
}

/** The endpoints of a family of reports: the document or its first page, and the same as files. */
export function reportQueries<C extends string, D extends string, F extends string, S extends string>(
  deps: Deps,
  family: ReportFamily<C, D, F, S>,
  { name, needs, sources }: Parts<C, D, S>,
): HandledQuery[] {
  const asksExams = Object.values<ReportFilter>(family.filters).some(
    ({ control }) => control.kind === 'exam',
  );
  const documentOf = async (
    query: ReportQuery,
    tenant: Tenant,
    call: SignedInCall,
  ): Promise<PaperDocument | Refusal> => {
    const report = reportOf(family, query.report_id);
    if (!report) return refuse('request.invalid');
    const fault = askedFault(report, query, today(deps.clock));
    if (fault) return fault;
    const own = ownQuery(family, report, query);
    const written = PAPER_LANGUAGES[Number(own['language_id'])] ?? report.language ?? call.language;
    const asked: Asked = {
      report: report.id,
      language: written,
      query: own,
      isHoliday: await holidaysOf(tenant),
    };
    const [head, rows, lists, exams] = await Promise.all([
      paperHead(deps, tenant, call, asked.language),
      sources[report.of ?? family.sources[0]](asked, tenant),
      academicLists(tenant),
      asksExams ? registerRows(tenant, examNames, examNamesProjector) : new Map(),
    ]);
    const dated = withItsDay(report, own, today(deps.clock));
    const filters = [
      ...filterWords(family.filters, dated, calledBy({ ...lists, exams }, rows.called), asked.language),
      ...knownWords(own, asked.language),
    ];
    const pictured = await withPictures(tenant, family.columns, report.layout, rows);
    return reportDocument(family, report, pictured, asked, head, filters);
  };
  const all = [
    ...[...needs, ...paperHeadNeeds, ...academicSources, calendarProjector, settingsProjector],
    ...(asksExams ? [examNamesProjector] : []),
  ];
  const sourcesOnce = [...new Set(all)];
  return [
    handledQuery(family.queries.document, sourcesOnce, async (query, tenant, call) => {
      const paper = await documentOf(query, tenant, call);
      return isRefusal(paper) || !query.preview ? paper : firstPage(paper);
    }),
    ...paperQueries(deps, family.queries, sourcesOnce, name, documentOf),
  ];
}
