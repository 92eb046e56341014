import { type DataOf, sumPaisa, toTaka } from '@madrasah/events';
import { CHARGE_RUN, type FeesCharged } from '@madrasah/events/fees';
import { operationId } from '@madrasah/events/operations';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import type { AnswerOf } from '../../kernel/handler.ts';
import type { feeCalled } from '../../ledger/chart/lookups.ts';
import type { ChargeLine } from '../charge.ts';
import { owedOf } from '../charge-lessened.ts';
import { type ChargeRun, unpricedIn } from './decide.ts';
import type { Skipped } from './line.ts';

const sumOf = (amounts: Iterable<number>) => toTaka(sumPaisa(amounts));
const concededOf = ({ lessened = [] }: ChargeLine) => sumPaisa(lessened.map(({ amount }) => amount));

/** What was charged, and the operation by which it can be taken back. */
export const runAnswer: AnswerOf = (events) => {
  const charged = events[0]?.data as DataOf<typeof FeesCharged> | undefined;
  if (!charged) return { data: { students: 0, items: 0, total: 0 } };
  const { lines, totals, chargeId } = charged;
  const students = new Set(lines.map(([admissionId]) => admissionId)).size;
  const total = sumOf(totals.map(({ amount }) => amount));
  return {
    id: chargeId,
    data: { chargeId, operationId: operationId(CHARGE_RUN, chargeId), students, items: lines.length, total },
  };
};

type Called = ReturnType<typeof feeCalled>;

const skippedRow = ({ admissionId, userCode, subLedgerId, head, why }: Skipped, called: Called) => ({
  AdmissionID: admissionId,
  UserCode: userCode,
  SLID: subLedgerId,
  SlName: called({ subLedgerId, name: head }),
  why,
});

/** What the run would do: head by head, line by line, whom it leaves out and why, and who has no price. */
export function previewAnswer(
  run: ChargeRun,
  codeOf: (admissionId: number) => string,
  called: Called,
): Pick<CommandAnswer, 'data'> {
  const { dueOn, lines, skipped } = run;
  const heads = Map.groupBy(lines, (line) => line.subLedgerId);
  const standing = skipped.filter(({ why }) => why === 'standing');
  return {
    data: {
      dueOn,
      students: new Set(lines.map((line) => line.admissionId)).size,
      items: lines.length,
      total: sumOf(lines.map((line) => line.amount)),
      concession: sumOf(lines.map(concededOf)),
      prepaid: sumOf(lines.map(({ ahead }) => ahead?.amount ?? 0)),
      due: sumOf(lines.map(owedOf)),
      alreadyCharged: standing.length,
      heads: [...heads].map(([SLID, charged]) => ({
        SLID,
        SlName: charged[0] && called(charged[0]),
        items: charged.length,
        total: sumOf(charged.map((line) => line.amount)),
      })),
      lines: lines.map((line) => ({
        AdmissionID: line.admissionId,
        UserCode: codeOf(line.admissionId),
        SLID: line.subLedgerId,
        SlName: called(line),
        MonthID: line.monthId,
        Fee: toTaka(line.amount),
        concession: toTaka(concededOf(line)),
        prepaid: toTaka(line.ahead?.amount ?? 0),
        due: toTaka(owedOf(line)),
      })),
      skipped: skipped.filter(({ why }) => why !== 'unpriced').map((one) => skippedRow(one, called)),
      unpriced: unpricedIn(run).map(({ why: _why, ...one }) => {
        const { why: _, ...row } = skippedRow({ ...one, why: 'unpriced' }, called);
        return row;
      }),
    },
  };
}
