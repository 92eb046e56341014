import type { feeCalled } from '../../ledger/chart/lookups.ts';
import type { ChargeRun } from './decide.ts';
import type { Skipped } from './line.ts';

/** As many of a reason as are named; of those beyond it is told how many. */
const MOST_NAMED = 300;

/** A student of a run, as an answer names him. */
export interface Told {
  readonly UserCode: string;
  readonly StudentName: string;
}

interface Telling {
  readonly called: ReturnType<typeof feeCalled>;
  readonly told: (admissionId: number) => Told;
}

const students = (rows: readonly { readonly admissionId: number }[]) => [
  ...new Set(rows.map(({ admissionId }) => admissionId)),
];

const reasonRow = (why: Skipped['why'], rows: readonly Skipped[], { called, told }: Telling) => {
  const who = students(rows);
  return {
    ...{ why, students: who.length, items: rows.length },
    heads: [...new Set(rows.map(({ subLedgerId, head: name }) => called({ subLedgerId, name })))],
    who: who.slice(0, MOST_NAMED).map((AdmissionID) => ({ AdmissionID, ...told(AdmissionID) })),
  };
};

/**
 * Whom a run does not charge, reason by reason; and the heads that a class has no price of on the day they fall due,
 * with the day from which there is one.
 */
export function leftOutOf({ skipped, noPrice }: Pick<ChargeRun, 'skipped' | 'noPrice'>, telling: Telling) {
  const reasons = Map.groupBy(
    skipped.filter(({ why }) => why !== 'unpriced'),
    ({ why }) => why,
  );
  const unpriced = Map.groupBy(noPrice, ({ classId, subLedgerId, dueOn }) =>
    [classId, subLedgerId, dueOn].join(),
  );
  return {
    reasons: [...reasons].map(([why, rows]) => reasonRow(why, rows, telling)),
    noPrice: [...unpriced.values()].flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const { classId: ClassID, subLedgerId: SLID, head: name, dueOn, from } = first;
      const SlName = telling.called({ subLedgerId: SLID, name });
      return [{ ClassID, SLID, SlName, dueOn, from: from ?? null, students: students(rows).length }];
    }),
  };
}
