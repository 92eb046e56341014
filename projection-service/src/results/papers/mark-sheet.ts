import type { PaperDocument, Refusal } from '@madrasah/events';
import { markSheetQueries as queries, refuseResults as refuse } from '@madrasah/events/results';
import { BodyOfParts, JsonAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import { Prepared } from '../../kernel/answers/prepared.ts';
import { collectionName, type Tenant } from '../../kernel/documents/index.ts';
import { lookAt } from '../../kernel/looking.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { paperHead } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { type Asked, languageOf, sheetNeeds as needs, published, sheetsIn } from './sheets.ts';

const ON_A_PAGE = 10;

/** Some sheets of a section ready to be sent, or that there are none. */
interface ReadyPage {
  readonly sheets: Buffer;
  readonly version: number;
  readonly total: number;
}

/** Pages at hand: some 200 kB each where forty sheets stand on one. */
const PAGES = 100;
/** Sections whose students stand in their order, for the pages of them. */
const SECTIONS = 8;

/**
 * Pages of sheets as they go over the wire, ready while what they are made of stays; who printed them and when is said
 * anew each time.
 */
function readyPages(deps: Deps) {
  const pages = new Prepared<ReadyPage | undefined>(PAGES);
  const sections = new Prepared<Awaited<ReturnType<typeof published>>>(SECTIONS);
  return async (tenant: Tenant, asked: Asked): Promise<ReadyPage | undefined> => {
    for (const source of needs) lookAt(collectionName(source));
    const { school } = tenant;
    const institution = (await deps.access.platform()).institutions.get(school);
    const stamp = [deps.documents.writes(school, needs), institution];
    return pages.of(JSON.stringify([school, asked]), stamp, async () => {
      const { page = 1, limit = ON_A_PAGE, language_id: _, ...section } = asked;
      const name = JSON.stringify([school, section]);
      const found = await sections.of(name, stamp, () => published(tenant, section));
      if (!found || found.students.length === 0) return undefined;
      const students = found.students.slice((page - 1) * limit, page * limit);
      const sheets = await sheetsIn(deps, tenant, { ...found, students }, languageOf(asked));
      return {
        sheets: Buffer.from(JSON.stringify(sheets)),
        version: found.facts.version,
        total: found.students.length,
      };
    });
  };
}

/** Mark sheets of a published section: one student's, ten on the screen, or all of them as a file. */
export function markSheets(deps: Deps): readonly HandledQuery[] {
  const whole = async (
    asked: Asked,
    tenant: Tenant,
    call: SignedInCall,
  ): Promise<PaperDocument | Refusal> => {
    const found = await published(tenant, asked);
    if (!found || found.students.length === 0) return refuse('results.no-result');
    const language = languageOf(asked);
    const head = await paperHead(deps, tenant, call, language);
    return { ...head, ...(await sheetsIn(deps, tenant, found, language)) };
  };
  const pageOf = readyPages(deps);
  return [
    ...paperQueries(
      deps,
      { pdf: queries.markSheetPdf, xlsx: queries.markSheetXlsx, csv: queries.markSheetCsv },
      needs,
      'mark-sheets',
      whole,
    ),
    handledQuery(queries.markSheet, needs, async (asked, tenant, call) => {
      const ready = await pageOf(tenant, asked);
      if (!ready) return refuse('results.no-result');
      const { version, total, sheets } = ready;
      const head = await paperHead(deps, tenant, call, languageOf(asked));
      return new JsonAnswer(joined({ version, total, currentPage: asked.page ?? 1, data: head }, sheets));
    }),
  ];
}

/** The JSON of an answer with more fields of its `data`, which stands last, whose JSON was written before. */
function joined(
  answer: Readonly<Record<string, unknown>> & { readonly data: object },
  more: Buffer,
): BodyOfParts {
  const open = JSON.stringify(answer).slice(0, -2);
  return new BodyOfParts([Buffer.from(`${open},`), more.subarray(1), Buffer.from('}')]);
}
