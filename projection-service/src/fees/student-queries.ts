import type { Language } from '@madrasah/events';
import { sumPaisa, toTaka } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { feeQueries } from '@madrasah/events/fees';
import { findStudent, studentsNeed } from '../admissions/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import {
  advances,
  type Books,
  type BooksShelf,
  type ItemState,
  itemStates,
  type StatementLine,
  statement,
} from '../ledger/books/index.ts';
import { headName, statementText } from './statement-text.ts';

/** Arrears of earlier sessions first, then the oldest due. */
const bySessionAndDay = (latestSession: number) => (one: ItemState, other: ItemState) =>
  Number(one.sessionId === latestSession) - Number(other.sessionId === latestSession) ||
  (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : one.itemId - other.itemId);

const feeRow = (language: Language) => (item: ItemState) => ({
  itemId: item.itemId,
  AdmissionID: item.admissionId,
  SessionID: item.sessionId,
  SFSID: item.priceRowId,
  SLID: item.subLedgerId,
  SlName: headName(item.name, language),
  MonthID: item.monthId,
  dueOn: item.dueOn,
  Fee: toTaka(item.charged),
  pastDiscount: toTaka(item.conceded),
  preDeposit: toTaka(item.paid),
  due: toTaka(item.due),
});

function statementLine(line: StatementLine, names: ReadonlyMap<number, string>, language: Language) {
  const heads = line.itemIds.map((itemId) => headName(names.get(itemId) ?? '', language));
  return {
    on: line.on,
    at: line.at,
    text: statementText(line, heads, language),
    debit: toTaka(line.debit),
    credit: toTaka(line.credit),
    balance: toTaka(line.balance),
    ref: { type: line.kind, id: line.refId, ...(line.number > 0 ? { number: line.number } : {}) },
  };
}

const itemNames = (books: Books, userId: number) =>
  new Map(itemStates(books, books.cut(), { user: userId }).map((item) => [item.itemId, item.name]));

/** One student's fees at the counter, and his account over all sessions. */
export function studentQueries(shelf: BooksShelf): HandledQuery[] {
  const needs = [shelf, ...studentsNeed];
  return [
    handledQuery(feeQueries.studentFees, needs, async ({ AdmissionID }, tenant, { language }) => {
      const student = await findStudent(tenant, AdmissionID, language);
      if (!student) return refuseAdmissions('admission.not-found');
      const books = await shelf.of(tenant.school);
      const cut = books.cut();
      const items = itemStates(books, cut, { user: student.userId });
      const held = advances(books, cut, student.userId);
      return {
        data: {
          fees: items
            .filter((item) => item.due > 0 || item.admissionId === AdmissionID)
            .sort(bySessionAndDay(student.sessionId))
            .map(feeRow(language)),
          advance: toTaka(sumPaisa(held.flatMap(({ open, month }) => [open, month]))),
          sessionName: student.sessionName,
          userId: student.userId,
          admissionId: AdmissionID,
        },
      };
    }),
    handledQuery(feeQueries.statement, needs, async (query, tenant, { language }) => {
      const student = await findStudent(tenant, query.AdmissionID, language);
      if (!student) return refuseAdmissions('admission.not-found');
      const books = await shelf.of(tenant.school);
      const { userId } = student;
      const { from, to } = query;
      const found = statement(books, books.cut(query), { userId, from, to });
      const names = itemNames(books, userId);
      return {
        data: {
          opening: toTaka(found.opening),
          lines: found.lines.map((line) => statementLine(line, names, language)),
          closing: toTaka(found.closing),
        },
      };
    }),
  ];
}
