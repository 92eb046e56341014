import { type FactsOf, type Language, paisa, say } from '@madrasah/events';
import { advancesList } from '@madrasah/events/dues';
import { type StudentRow, studentSaid } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { advances, type Books, dues } from '../ledger/books/index.ts';
import { feeNames, feeNamesNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { heldMonths, monthAdvancesProjector, monthCalendarsProjector, monthNames } from '../plans/index.ts';
import { type AskedOwed, askedWords, owedNeeds, owedRoom, studentsAsked, whoseRow } from './owed.ts';

type Row = FactsOf<typeof advancesList>;

interface Frame {
  readonly asked: AskedOwed;
  readonly language: Language;
  readonly students: readonly StudentRow[];
}

/** Months that are paid and not charged, each by itself. */
async function monthRows(tenant: Tenant, { asked, language, students }: Frame): Promise<Row[]> {
  const [held, names, fee] = await Promise.all([
    heldMonths(tenant, asked),
    monthNames(tenant, language),
    feeNames(tenant, language),
  ]);
  const byAdmission = new Map(students.map((student) => [student.admissionId, student]));
  return held.flatMap((month) => {
    const student = byAdmission.get(month.admissionId);
    if (!student) return [];
    return [
      {
        ...whoseRow(student),
        ...{ kind: 'month' as const, called: say(language, 'dues.advance.month') },
        ...{ FundID: month.fundId, SLID: month.subLedgerId, SlName: fee(month) },
        ...{ MonthID: month.monthId, MonthName: names(student, month.monthId) },
        ...{ amount: paisa(month.held), since: month.since, receiptNo: month.receiptNo },
        receiptId: month.receiptId,
      },
    ];
  });
}

/** Change that was left with us, by student and fund; it stands on his latest admission. */
function openRows(books: Books, { asked, language, students }: Frame): Row[] {
  const cut = books.cut(asked);
  const holders = dues(books, cut).advances;
  return students
    .filter(({ isLatest, userId }) => isLatest && (holders.get(userId)?.open ?? 0) > 0)
    .flatMap((student) =>
      advances(books, cut, student.userId)
        .filter(({ open }) => open > 0)
        .map(({ open, fundId }) => ({
          ...whoseRow(student),
          ...{ kind: 'open' as const, called: say(language, 'dues.advance.open') },
          ...{ FundID: fundId, amount: paisa(open) },
        })),
    );
}

/** What students have left with us: their sum is both advance accounts. */
export function advancesQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, advancesList, {
    needs: [...owedNeeds(deps), monthAdvancesProjector, monthCalendarsProjector, ...feeNamesNeed],
    file: 'advances',
    async rows({ kind, ...asked }, tenant, { language }) {
      const { books } = await owedRoom(deps, asked, tenant);
      const students = await studentsAsked(tenant, asked, language);
      const frame = { asked, language, students };
      const months = kind === 'open' ? [] : await monthRows(tenant, frame);
      const open = kind === 'month' ? [] : openRows(books, frame);
      return { rows: [...open, ...months], said: studentSaid(students), beside: {} };
    },
    paper: (_, { kind, ...asked }, tenant, { language }) =>
      askedWords(deps, asked, tenant, language, kind ? [say(language, `dues.advance.${kind}`)] : []),
  });
}
