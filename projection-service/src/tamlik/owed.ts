import { sumPaisa, toTaka } from '@madrasah/events';
import { tamlikQueries } from '@madrasah/events/tamlik';
import { today } from '@madrasah/service-kit/clock';
import {
  type StudentRow,
  studentCells,
  studentDirectory,
  studentsOn,
  unknownStudent,
} from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { itemStates } from '../ledger/books/index.ts';
import { feeNames, feeNamesNeed } from '../ledger/index.ts';
import { monthNames, monthNamesNeed } from '../plans/index.ts';
import { entitled } from './eligible.ts';
import { zakatNeeds } from './spendable.ts';

/** One row a student: of the admission by which he was found. */
const oneEach = (rows: readonly StudentRow[]) => [...new Map(rows.map((row) => [row.userId, row])).values()];

/** Who of a class, or of a residence, is entitled and owes something, and what, head by head. */
export const owedOfClass = ({ shelf, clock }: Deps): HandledQuery =>
  handledQuery(
    tamlikQueries.zakatOwed,
    [shelf, ...zakatNeeds, ...monthNamesNeed, ...feeNamesNeed],
    async (place, tenant, { language }) => {
      const [found, directory, books] = await Promise.all([
        entitled(tenant),
        studentDirectory(tenant, { ...place, is_active: 1 }, language),
        shelf.of(tenant.school),
      ]);
      const students = oneEach(directory.filter(({ userId }) => found.has(userId)));
      const [month, fee, placed] = await Promise.all([
        monthNames(tenant, language),
        feeNames(tenant, language),
        studentsOn(
          tenant,
          students.map(({ userId }) => userId),
          language,
        ),
      ]);
      const cut = books.cut({});
      const day = today(clock);
      const rows = students.map((student) => {
        const items = itemStates(books, cut, { user: student.userId }).filter(({ due }) => due > 0);
        const { UserCode, StudentName, FatherName, ClassName } = studentCells(student);
        return {
          ...{ UserID: student.userId, UserCode, StudentName, FatherName, ClassName },
          due: toTaka(sumPaisa(items.map(({ due }) => due))),
          dues: items.map((item) => {
            const his = placed.on(item.admissionId, day) ?? unknownStudent(student.userId, item.admissionId);
            return {
              ...{ itemId: item.itemId, SLID: item.subLedgerId, SlName: fee(item), MonthID: item.monthId },
              MonthName: item.monthId > 0 ? month(his, item.monthId) : '',
              ...{ FundID: item.fundId, dueOn: item.dueOn, due: toTaka(item.due) },
            };
          }),
        };
      });
      return { data: rows.filter(({ dues }) => dues.length > 0) };
    },
  );
