// Test support: what papers the demo is asked for.

import { type QueryDefinition, queryCatalogue } from '@madrasah/events';
import { studentReports } from '@madrasah/events/admissions';
import { feeReports } from '@madrasah/events/fees';
import { libraryReports } from '@madrasah/events/library';
import { userReports } from '@madrasah/events/people';
import {
  ADMIT_CARD_TYPES,
  examReports,
  gradeList,
  meritLists,
  resultReports,
} from '@madrasah/events/results';
import { teacherReports } from '@madrasah/events/staff';

export interface AskedPaper {
  readonly name: string;
  readonly path: string;
  /** Of whoever asks; a paper that is wanted in Arabic says so in its address. */
  readonly language: 'bn' | 'en';
  /** The address of the same as a workbook. */
  readonly workbook?: string;
}

const FAMILIES = [
  ...[studentReports, feeReports, userReports, examReports, teacherReports],
  ...[gradeList, meritLists, resultReports, libraryReports],
];

/** In the demo: the newer session, its first exam, a section whose results are published. */
const SESSION = 'SessionID=2&session_id=2&ExamID=1&exam_id=1';
const SECTION = 'ClassID=5&SubClassID=5&class_id=5&subclass_id=5';
const DAYS = 'from=2026-10-20&to=2026-11-21&on=2026-11-19';
const BOOKS = 'fundId=1&glId=1&slId=1&account=1';
const USUAL = `${SESSION}&${SECTION}&${DAYS}&${BOOKS}`;

/** What these are asked in place of that. */
const OWN: Readonly<Record<string, string>> = {
  AdmitCardsPdf: `${SESSION}&SubClassID=5&color=hifz`,
  CashSheetPdf: 'kind=count',
  DuesLettersPdf: '',
  ExplainPdf: `${DAYS}&figure=income_expense.surplus`,
  FeeReportPdf: `${SESSION}&${DAYS}&month=8&ClassID=5&AdmissionID=25&receipt_from=1&receipt_to=30`,
  LibraryReportPdf: 'from=1&to=100',
  PastEntriesPdf: 'AdmissionID=1',
  ReceiptPapers: 'ids=1,2,3',
  StudentResultsPdf: 'user_id=25',
  UserReportPdf: 'user_type=2&gender=both&is_active=2',
};
/** Of a thing: the first there is, but for these. */
const IDS: Readonly<Record<string, number>> = { JournalVoucherPdf: 5, CashierDebtPdf: 3, TamlikPdf: 10 };

/** What asks for a signed link and the demo never did or has none of; papers under a second address; those with a layout of their own. */
const NOT_ASKED = [
  ...['ApplicationForm', 'RefundVoucherPdf', 'LoanSlipPdf', 'BoardSlipPdf', 'DonationPdf'],
  ...['FeeReportOfAccountsPdf', 'ResultReportOfResultsPdf'],
  ...['AuditCertificate', 'CertificatePdf'],
];
const IN_ARABIC = ['MarkSheetPdf', 'ExamReportPdf', 'ResultReportPdf', 'MeritListPdf', 'GradeListPdf'];
const ARABIC = 'language_id=3';

const pdfs = queryCatalogue.filter(
  ({ name, method, path }) => method === 'GET' && path.endsWith('.pdf') && !NOT_ASKED.includes(name),
);
const workbooks = new Set(queryCatalogue.map(({ path }) => path).filter((path) => path.endsWith('.xlsx')));

/** The questions of one endpoint: a report each, a card of each type, in Arabic too where it is printed so. */
function variantsOf({ name, path }: QueryDefinition): string[] {
  const family = FAMILIES.find((one) => path === `${one.path}.pdf`);
  const cards = name === 'AdmitCardsPdf' ? ADMIT_CARD_TYPES.map((type) => `type=${type}`) : [''];
  const variants = family?.reports.map(({ id }) => `report_id=${id}`) ?? cards;
  const arabic = variants.map((variant) => [variant, ARABIC].filter(Boolean).join('&'));
  return IN_ARABIC.includes(name) ? [...variants, ...arabic] : variants;
}

/** Every paper there is, in its languages. */
export const ASKED: readonly AskedPaper[] = pdfs.flatMap((query) => {
  const { name, path } = query;
  const address = path.replace(/:\w+/, String(IDS[name] ?? 1));
  const sheet = path.replace(/pdf$/, 'xlsx');
  return variantsOf(query).flatMap((variant) => {
    const asked = [OWN[name] ?? USUAL, variant].filter(Boolean).join('&');
    const languages = variant.includes(ARABIC) ? (['bn'] as const) : (['bn', 'en'] as const);
    return languages.map(
      (language): AskedPaper => ({
        ...{ name: [name, variant, language].filter(Boolean).join(' '), language },
        path: `${address}?${asked}`,
        ...(workbooks.has(sheet) && { workbook: `${address.replace(/pdf$/, 'xlsx')}?${asked}` }),
      }),
    );
  });
});
