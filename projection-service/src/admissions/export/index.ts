import {
  isRefusal,
  MEDIA_TYPE_OF,
  namedTable,
  type PaperColumn,
  type PaperDocument,
  saidIn,
  saidOf,
  wordIn,
} from '@madrasah/events';
import {
  EXPORT_COLUMNS,
  type ExportFilters,
  exportFault,
  exportFilters,
  exportQueries,
  NEW_OLD_SAID,
  RESIDENCES_SAID,
} from '@madrasah/events/admissions';
import { refuseFiles } from '@madrasah/events/files';
import { today } from '@madrasah/service-kit/clock';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import { academicLists, academicSources, nameIn, placeName } from '../../academics/index.ts';
import type { Context, Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { handledQuery } from '../../kernel/query.ts';
import { pageOfRows } from '../../kernel/query-page.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import type { Shown } from '../reports/rows.ts';
import { studentsProjector } from '../students-projector.ts';
import { type RecordedExport, studentExportsProjector } from './projector.ts';
import { exportedAdmissions, exportRows, standingColumns } from './rows.ts';

const needs = [studentsProjector, ...academicSources];
const FILE_NAME = 'Student_Data.xlsx';

/** What was asked for, in words; what is not said is all there is. @throws DocumentsAway */
async function filterWords(tenant: Tenant, filters: ExportFilters, language: 'bn' | 'en'): Promise<string[]> {
  const lists = await academicLists(tenant);
  const { sessionId, classId, sectionId, newOrOld, residence } = filters;
  return [
    nameIn(lists.sessions.get(sessionId ?? 0), language),
    sectionId === null
      ? nameIn(lists.classes.get(classId ?? 0), language)
      : placeName(lists, sectionId, language),
    saidOf(NEW_OLD_SAID, newOrOld, language),
    saidOf(RESIDENCES_SAID, residence, language),
  ].filter(Boolean);
}

/** The recorded export as a sheet: its columns and no others. @throws DocumentsAway */
async function exportSheet(
  deps: Deps,
  tenant: Tenant,
  { filters, columns }: RecordedExport,
  shown: readonly Shown[],
  call: SignedInCall,
): Promise<PaperDocument> {
  const { language } = call;
  const rows = await exportRows(tenant, shown, language);
  const drawn = Object.fromEntries(
    standingColumns(columns).map((name): [string, PaperColumn] => {
      const { kind, said } = EXPORT_COLUMNS[name];
      return [name, { kind, title: saidIn(said, language) }];
    }),
  );
  const table = namedTable(
    drawn,
    rows.map((cells) => ({ cells: { ...cells, AdmissionSerial: Number(cells.AdmissionSerial) || null } })),
  );
  return {
    ...(await paperHead(deps, tenant, call)),
    title: wordIn(language, 'students'),
    filters: await filterWords(tenant, filters, language),
    size: 'a4-landscape',
    blocks: [{ kind: 'table', ...table }],
  };
}

/** What of the students is taken out: rows to look at before, and the file of a recorded export. */
export const studentExport: Context = (deps) => [
  handledQuery(exportQueries.exportRows, needs, async (asked, tenant, { language }) => {
    const page = pageOfRows(await exportedAdmissions(tenant, exportFilters(asked)), asked);
    return { ...page, data: await exportRows(tenant, page.data, language) };
  }),
  handledQuery(
    exportQueries.exportFile,
    [...needs, ...paperHeadNeeds, studentExportsProjector],
    async ({ ExportID }, tenant, call) => {
      const recorded = await tenant.findOne(studentExportsProjector, ExportID);
      // Whoever wants the file records an export of his own.
      if (recorded?.by !== call.caller.loginId) return refuseFiles('files.not-found');
      const shown = await exportedAdmissions(tenant, recorded.filters);
      // What is recorded must be what was taken out: that day, and as many as it says.
      const fault = exportFault(recorded, { on: today(deps.clock), count: shown.length });
      if (fault) return fault;
      const file = await deps.files.make(await exportSheet(deps, tenant, recorded, shown, call), 'xlsx');
      return isRefusal(file) ? file : new FileAnswer(file, MEDIA_TYPE_OF.xlsx, FILE_NAME);
    },
  ),
];
