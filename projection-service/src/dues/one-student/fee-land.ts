import { paisaOf } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { feeLand } from '@madrasah/events/dues';
import { findStudent } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { notesProjector } from '../../notes/index.ts';
import { monthNames, type PlannedYear, plannedYear, plannedYearNeeds } from '../../plans/index.ts';
import { feeComments, feeCommentsProjector } from './comments.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

type Cell = PlannedYear['heads'][number]['cells'][number];

/** Sums of some cells, in taka. */
function sums(cells: readonly Cell[]) {
  const sum = (of: (cell: Cell) => number) =>
    cells.reduce((total, cell) => total + paisaOf(of(cell)), 0) / 100;
  return {
    prescribedFee: sum(({ price }) => price ?? 0),
    acceptedFees: sum(({ paid }) => paid),
    discount: sum(({ concession }) => concession),
  };
}

const isPaid = ({ prescribedFee, acceptedFees, discount }: ReturnType<typeof sums>) =>
  prescribedFee > 0 && paisaOf(acceptedFees) + paisaOf(discount) >= paisaOf(prescribedFee);

const named = <V>(prefix: string, values: readonly V[]) =>
  Object.fromEntries(values.map((value, index) => [`${prefix}${index + 1}`, value]));

/** The months of a student's monthly fees, and his year in three sums. */
export function feeLandQueries(deps: Deps): HandledQuery[] {
  const needs = [deps.shelf, ...plannedYearNeeds, feeCommentsProjector, notesProjector];
  return [
    handledQuery(feeLand, needs, async ({ admissionId }, tenant, { language }) => {
      const [student, year] = await Promise.all([
        findStudent(tenant, admissionId, language),
        plannedYear(deps, tenant, admissionId, language),
      ]);
      if (!student || !year) return refuseAdmissions('admission.not-found');
      const [names, comment] = await Promise.all([
        monthNames(tenant, language),
        feeComments(tenant, admissionId),
      ]);
      const monthly = year.heads.filter((head) => head.monthly).flatMap(({ cells }) => cells);
      const months = MONTHS.map((MonthID) => {
        const own = sums(monthly.filter((cell) => cell.MonthID === MonthID));
        const monthName = names(student, MonthID);
        return { MonthID, monthName, ...own, comment: comment(MonthID), status: isPaid(own) };
      });
      const whole = sums(year.heads.flatMap(({ cells }) => cells));
      return {
        data: {
          AdmissionID: admissionId,
          UserID: student.userId,
          UserCode: student.userCode,
          StudentName: student.name,
          ClassName: student.className,
          SessionName: student.sessionName,
          comment: comment(0),
          totalFee: whole.prescribedFee,
          deduction: whole.discount,
          totalDeposits: whole.acceptedFees,
          feeDetails: {
            ...named(
              'Fee',
              months.map(({ prescribedFee }) => prescribedFee),
            ),
            ...named(
              'M',
              months.map(({ acceptedFees }) => acceptedFees),
            ),
            ...named(
              'Less',
              months.map(({ discount }) => discount),
            ),
          },
          monthDetails: named(
            'Month',
            months.map(({ monthName }) => monthName),
          ),
          months,
        },
      };
    }),
  ];
}
