import { type AnyRow, labelOf, toLatinDigits, wordIn } from '@madrasah/events';
import {
  bookKinds,
  COPY_STATES,
  LOAN,
  LOAN_STATES,
  type LoanState,
  libraryReports,
} from '@madrasah/events/library';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { type ReportSource, reportQueries } from '../reports/index.ts';
import { loanNeeds, loanRows } from './loans/list.ts';
import { shelvesOf, titleCells } from './shelves.ts';

type Source = ReportSource<keyof typeof libraryReports.columns, keyof typeof libraryReports.dimensions>;

/** Copies by their numbers, of those that are asked for. */
const copies: Source = async ({ language, query }, tenant) => {
  const read = language === 'en' ? 'en' : 'bn';
  const shelves = await shelvesOf(tenant, read);
  const [from, to] = [Number(query['from'] ?? 0), Number(query['to'] ?? Number.POSITIVE_INFINITY)];
  const asked = [...shelves.copies.values()].filter(
    ({ copy: { id, retired } }) => !retired && id >= from && id <= to,
  );
  return {
    lines: asked.map(({ copy, title, called }) => ({
      cells: {
        ...{ ...titleCells(title, called), accession: String(copy.id), oldNo: toLatinDigits(copy.oldNo) },
        state: COPY_STATES.find(({ value }) => value === copy.state)?.name[read] ?? '',
      },
      of: { kind: title.kindId },
    })),
    categories: {},
  };
};

/** Titles under their kinds, with how many copies there are of each. */
const titles: Source = async ({ language }, tenant) => {
  const read = language === 'en' ? 'en' : 'bn';
  const { titles: all, kinds, calledOf, copiesOf } = await shelvesOf(tenant, read);
  return {
    lines: [...all.values()]
      .filter(({ retired }) => !retired)
      .map((title) => ({
        cells: { ...titleCells(title, calledOf(title)), copies: copiesOf(title.id) },
        of: { kind: title.kindId },
      })),
    categories: {
      kind: [...kinds.values()].map((row) => ({ id: row.id, name: labelOf(bookKinds, row as AnyRow, read) })),
    },
  };
};

/** Loans, the newest first: all of them, or of books that are late. */
const loans =
  ({ clock }: Pick<Deps, 'clock'>, isMeant: (state: number) => boolean): Source =>
  async ({ language }, tenant) => {
    const read = language === 'en' ? 'en' : 'bn';
    const rows = await loanRows(tenant, today(clock), read);
    const lines = rows
      .filter(({ state }) => isMeant(state))
      .map((row) => ({
        cells: {
          ...{ accession: String(row.AccessionNo), title: row.TitleName, code: row.UserCode },
          ...{ reader: row.StudentName, class: row.ClassName, mobile: row.Mobile1 },
          ...{ lent: row.CreateDate, due: row.DueOn, late: row.DaysLate },
          standing: wordIn(read, LOAN_STATES[row.state as LoanState].word),
        },
        userId: row.UserID,
        of: {},
      }));
    return { lines, categories: {} };
  };

/** What the library has, and who has it, on paper, and the labels of its copies. */
export const libraryReportQueries = (deps: Deps): HandledQuery[] =>
  reportQueries(deps, libraryReports, {
    name: 'library-report',
    needs: [...loanNeeds],
    sources: {
      ...{ copies, titles, loans: loans(deps, () => true) },
      late: loans(deps, (state) => state === LOAN.late),
    },
  });
