import { type DataOf, type Language, say, sumPaisa, toTaka } from '@madrasah/events';
import { CHARGE_RUN, FeesCharged } from '@madrasah/events/fees';
import { operationId } from '@madrasah/events/operations';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import type { AnswerOf } from '../../kernel/handler.ts';
import type { feeCalled } from '../../ledger/chart/lookups.ts';
import type { ChargeLine } from '../charge.ts';
import type { ChargeDay } from '../charge-days.ts';
import { owedOf } from '../charge-lessened.ts';
import { type ChargeRun, type Repeated, unpricedIn } from './decide.ts';
import { leftOutOf, type Told } from './left-out.ts';
import type { Skipped } from './line.ts';

const sumOf = (amounts: Iterable<number>) => toTaka(sumPaisa(amounts));
const concededOf = ({ lessened = [] }: ChargeLine) => sumPaisa(lessened.map(({ amount }) => amount));

type Charged = DataOf<typeof FeesCharged>;

/** What was charged, on which days, and the operation by which it can be taken back. */
export const runAnswer: AnswerOf = (events) => {
  const charged = events.filter(({ type }) => type === FeesCharged.type).map(({ data }) => data as Charged);
  const [first] = charged;
  if (!first) return { data: { students: 0, items: 0, total: 0 } };
  const { chargeId } = first;
  const lines = charged.flatMap((event) => event.lines);
  const students = new Set(lines.map(([admissionId]) => admissionId)).size;
  const total = sumOf(charged.flatMap(({ totals }) => totals.map(({ amount }) => amount)));
  const days = charged.map(({ dueOn, on, wanted, why }) => ({ dueOn, on, ...(wanted && { wanted, why }) }));
  const operation = { chargeId, operationId: operationId(CHARGE_RUN, chargeId) };
  return { id: chargeId, data: { ...operation, students, items: lines.length, total, days } };
};

type Called = ReturnType<typeof feeCalled>;

const concernedRow = ({ admissionId, userCode, subLedgerId, head }: Repeated, called: Called) => ({
  AdmissionID: admissionId,
  UserCode: userCode,
  SLID: subLedgerId,
  SlName: called({ subLedgerId, name: head }),
});
const skippedRow = (one: Skipped, called: Called) => ({ ...concernedRow(one, called), why: one.why });

const classDay = (
  { dueOn, day }: ChargeDay<ChargeLine>,
  lines: readonly ChargeLine[],
  language: Language,
) => ({
  ...{ dueOn, on: day.on },
  ...(day.wanted && { wanted: day.wanted }),
  ...(day.why && { why: say(language, day.why.key, day.why.places) }),
  students: new Set(lines.map(({ admissionId }) => admissionId)).size,
  items: lines.length,
  total: sumOf(lines.map(({ amount }) => amount)),
});

/** Class by class, when its fees fall due, the day of the books on which they stand, and why that is another. */
const classDays = ({ days, classes }: ChargeRun, language: Language) =>
  days.flatMap((day) =>
    [...Map.groupBy(day.lines, ({ admissionId }) => classes.get(admissionId) ?? 0)].map(
      ([ClassID, lines]) => ({ ClassID, ...classDay(day, lines, language) }),
    ),
  );

/** What the run would do: head by head, line by line, whom it leaves out and why, and who has no price. */
export function previewAnswer(
  run: ChargeRun,
  told: (admissionId: number) => Told,
  called: Called,
  language: Language,
): Pick<CommandAnswer, 'data'> {
  const { dueOn, lines, skipped } = run;
  const heads = Map.groupBy(lines, (line) => line.subLedgerId);
  const standing = skipped.filter(({ why }) => why === 'standing');
  return {
    data: {
      dueOn,
      days: classDays(run, language),
      unsaid: [...Map.groupBy(run.unsaid, (id) => run.classes.get(id) ?? 0)].map(([ClassID, who]) => ({
        ...{ ClassID, students: who.length },
      })),
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
        UserCode: told(line.admissionId).UserCode,
        SLID: line.subLedgerId,
        SlName: called(line),
        MonthID: line.monthId,
        Fee: toTaka(line.amount),
        concession: toTaka(concededOf(line)),
        prepaid: toTaka(line.ahead?.amount ?? 0),
        due: toTaka(owedOf(line)),
      })),
      skipped: skipped.filter(({ why }) => why !== 'unpriced').map((one) => skippedRow(one, called)),
      ...leftOutOf(run, { called, told }),
      again: run.again.map((one) => concernedRow(one, called)),
      unpriced: unpricedIn(run).map((one) => concernedRow(one, called)),
    },
  };
}
