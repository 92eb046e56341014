import { paisa, sumPaisa, toTaka } from '@madrasah/events';
import type { AcademicState } from '../../academics/state.ts';
import type { DuesFrame, ReadDue } from './due-rows.ts';

const sumOf = (dues: readonly ReadDue[]) => toTaka(sumPaisa(dues.map(({ due }) => due.amount)));
const studentsIn = (dues: readonly ReadDue[]) => new Set(dues.map(({ admission }) => admission.userId)).size;

/** What a look tells of old dues: students, sums by head and class, and what was brought over before; in taka. */
export function duesTold(
  frame: DuesFrame,
  { class: classes }: Pick<AcademicState, 'class'>,
  dues: readonly ReadDue[],
) {
  const { chart } = frame;
  const heads = [...Map.groupBy(dues, ({ arrear }) => arrear.subLedgerId)].map(([SLID, own]) => ({
    ...{
      SLID,
      SlName: chart.subLedgers.get(SLID)?.name ?? '',
      SlNameEn: chart.subLedgers.get(SLID)?.nameEn ?? '',
    },
    ...{ rows: own.length, students: studentsIn(own), amount: sumOf(own) },
  }));
  const ofClasses = [...Map.groupBy(dues, ({ admission }) => admission.classId)].map(([ClassID, own]) => ({
    ...{
      ClassID,
      ClassName: classes.get(ClassID)?.name.bn ?? '',
      EnglishClass: classes.get(ClassID)?.name.en ?? '',
    },
    ...{ rows: own.length, students: studentsIn(own), amount: sumOf(own) },
  }));
  return {
    dues: {
      students: studentsIn(dues),
      amount: sumOf(dues),
      heads,
      classes: ofClasses,
      before: beforeIn(frame),
    },
  };
}

/** What stands of old dues of the session already, as it was brought over. */
function beforeIn({ journal, sessionId }: DuesFrame) {
  const items = [...journal.items.values()].filter(
    (item) => item.arrearOf > 0 && item.sessionId === sessionId && !item.reversed,
  );
  const amount = toTaka(paisa(items.reduce((sum, { charged }) => sum + charged, 0)));
  return { rows: items.length, students: new Set(items.map(({ userId }) => userId)).size, amount };
}
