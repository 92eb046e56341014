import type { Language } from '@madrasah/events';
import { type Day, sumPaisa, toTaka } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { feeQueries } from '@madrasah/events/fees';
import { today } from '@madrasah/service-kit/clock';
import { findStudent, holderOfAdmission, type StudentRow, studentsNeed } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import { promiseOfStudent, promisesProjector } from '../dues/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import {
  advances,
  type Books,
  dayAsked,
  type ItemState,
  itemStates,
  statement,
} from '../ledger/books/index.ts';
import { type FeeName, feeNames, feeNamesNeed } from '../ledger/index.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import { type FeeMonth, feeMonths, monthNames, monthNamesNeed, studentMonths } from '../plans/index.ts';
import { paperQueries } from '../printing/index.ts';
import { statementLines } from './statement/lines.ts';
import { statementPaper } from './statement/paper.ts';
import { whyConceded, whyConcededNeeds } from './statement/why.ts';

/** Arrears of earlier sessions first, then the admission's own fees, then what later ones have brought. */
const byAdmission = ({ admissionId, sessionId }: StudentRow) => {
  const rank = (item: ItemState) =>
    item.admissionId > admissionId ? 2 : Number(item.sessionId === sessionId);
  return (one: ItemState, other: ItemState) =>
    rank(one) - rank(other) ||
    (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : one.itemId - other.itemId);
};

const feeRow = (month: FeeMonth, fee: FeeName) => (item: ItemState) => ({
  itemId: item.itemId,
  AdmissionID: item.admissionId,
  SessionID: item.sessionId,
  SFSID: item.priceRowId,
  SLID: item.subLedgerId,
  SlName: fee(item),
  FundID: item.fundId,
  MonthID: item.monthId,
  MonthName: month(item),
  dueOn: item.dueOn,
  Fee: toTaka(item.charged),
  pastDiscount: toTaka(item.conceded),
  preDeposit: toTaka(item.paid),
  due: toTaka(item.due),
});

/** What each charge of a student is called: its head, and its month where it has one. */
const itemNames = (books: Books, userId: number, month: FeeMonth, fee: FeeName) =>
  new Map(
    itemStates(books, books.cut(), { user: userId }).map((item) => {
      const named = [fee(item), month(item)].filter(Boolean);
      return [item.itemId, named.join(' – ')];
    }),
  );

interface Range {
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

interface Whose {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly books: Books;
  readonly userId: number;
  readonly language: Language;
}

/** A student's account over some days, amounts in taka. @throws StoreAway, DocumentsAway */
async function statementOf(whose: Whose, range: Range, month: FeeMonth) {
  const { books, tenant, userId, language } = whose;
  const cut = books.cut(range);
  const { opening, lines, closing } = statement(books, cut, { userId, from: range.from, to: range.to });
  const names = itemNames(books, userId, month, await feeNames(tenant, language));
  const why = await whyConceded({ ...whose, cut }, lines);
  return {
    opening: toTaka(opening),
    lines: lines.flatMap((line) => statementLines(line, names, language, why(line))),
    closing: toTaka(closing),
  };
}

/** One student's fees at the counter, and his account over all sessions: as rows, and on paper. */
export function studentQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [
    shelf,
    promisesProjector,
    ...monthNamesNeed,
    ...studentsNeed,
    ...whyConcededNeeds,
    ...feeNamesNeed,
  ];
  return [
    handledQuery(feeQueries.studentFees, needs, async ({ AdmissionID, ...clocks }, tenant, { language }) => {
      const student = await findStudent(tenant, AdmissionID, language, clocks);
      if (!student) return refuseAdmissions('admission.not-found');
      const books = await shelf.of(tenant.school);
      const cut = books.cut(clocks);
      const items = itemStates(books, cut, { user: student.userId });
      const held = advances(books, cut, student.userId);
      const month = await studentMonths(tenant, student.userId, language);
      const fee = await feeNames(tenant, language);
      return {
        data: {
          fees: items
            .filter((item) => item.due > 0 || (item.charged > 0 && item.admissionId === AdmissionID))
            .sort(byAdmission(student))
            .map(feeRow(month, fee)),
          advance: toTaka(sumPaisa(held.flatMap(({ open, month }) => [open, month]))),
          /** What of it may be handed back: months paid ahead are held for their months. */
          openAdvance: toTaka(sumPaisa(held.map(({ open }) => open))),
          promise: await promiseOfStudent(deps, tenant, student.userId, clocks, language),
          sessionId: student.sessionId,
          sessionName: student.sessionName,
          student: {
            UserCode: student.userCode,
            StudentName: student.name,
            FatherName: student.fatherName,
            Mobile1: student.mobile,
            ClassName: student.className,
            SubClass: student.sectionName,
          },
          userId: student.userId,
          admissionId: AdmissionID,
        },
      };
    }),
    ...paperQueries(
      deps,
      { pdf: feeQueries.statementPdf, xlsx: feeQueries.statementXlsx, csv: feeQueries.statementCsv },
      [...needs, ...paperHeadNeeds],
      'statement',
      async (query, tenant, call) => {
        const student = await findStudent(tenant, query.AdmissionID, call.language, query);
        if (!student) return refuseAdmissions('admission.not-found');
        const books = await shelf.of(tenant.school);
        const month = await studentMonths(tenant, student.userId, call.language);
        const whose = { deps, tenant, books, userId: student.userId, language: call.language };
        const said = await statementOf(whose, query, month);
        const { from, to, knownAt } = query;
        const asOf = dayAsked(query, today(deps.clock));
        return statementPaper(
          await paperHead(deps, tenant, call),
          {
            student,
            ...said,
            promise: await promiseOfStudent(deps, tenant, student.userId, query, call.language),
          },
          { from, to: to !== undefined && to < asOf ? to : asOf, knownAt },
        );
      },
    ),
    handledQuery(feeQueries.statement, needs, async (query, tenant, { language }) => {
      const holder = await holderOfAdmission(tenant, query.AdmissionID);
      if (!holder) return refuseAdmissions('admission.not-found');
      const { userId, admissions } = holder;
      const books = await shelf.of(tenant.school);
      // The calendars are read only where something is called by a month of theirs.
      const monthly = itemStates(books, books.cut(), { user: userId }).some(({ monthId }) => monthId > 0);
      const names = monthly ? await monthNames(tenant, language) : () => '';
      const whose = { deps, tenant, books, userId, language };
      const said = await statementOf(whose, query, feeMonths(names, admissions));
      return { data: { ...said, promise: await promiseOfStudent(deps, tenant, userId, query, language) } };
    }),
  ];
}
