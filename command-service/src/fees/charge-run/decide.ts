import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { priceColumn, type RunCharges, refuseFees as refuse } from '@madrasah/events/fees';
import { refuseLedger } from '@madrasah/events/ledger';
import { amountsOn, subLedgerAt } from '../../ledger/chart/lookups.ts';
import { type ChartState, type FeeHead, priceKey, type SubLedger } from '../../ledger/chart/state.ts';
import { futureDay } from '../../ledger/journal/checks.ts';
import type { Books, Decided } from '../../ledger/journal/facts.ts';
import { type ChargeLine, chargeFees } from '../charge.ts';

/** An admission as a run must know it. */
export interface Admitted {
  readonly admissionId: number;
  readonly userId: number;
  readonly userCode: string;
  readonly classId: number;
  readonly gender: number;
  readonly residence: number;
  readonly newOrOld: number;
}

/** A student of a priced class whose own cell of the row is empty: no 0, and not free in silence. */
export interface Unpriced {
  readonly admissionId: number;
  readonly userCode: string;
  readonly subLedgerId: number;
  readonly head: string;
}

export interface ChargeRun {
  readonly dueOn: string;
  readonly lines: readonly ChargeLine[];
  /** Charges of the run that stand already, from an earlier one. */
  readonly standing: number;
  readonly unpriced: readonly Unpriced[];
}

// One run is one event; the store takes no more than a megabyte.
const MOST_LINES = 12_000;
const MOST_NAMED = 100;

type Head = Pick<FeeHead, 'chargeOn' | 'feeGroup'> & SubLedger;

/** Charges heads to everyone admitted. A second run posts nothing, or only what has come since. */
export function runCharges(books: Books, command: RunCharges, admitted: readonly Admitted[]): Decided {
  const run = planRun(books, command, admitted);
  if (isRefusal(run)) return run;
  const [first] = run.unpriced;
  if (first)
    return refuse('fees.run-price-missing', paramsOf(first), run.unpriced.slice(0, MOST_NAMED).map(fieldOf));
  const { sessionId } = command;
  return chargeFees(books, {
    admissionId: null,
    sessionId,
    on: books.today,
    dueOn: run.dueOn,
    lines: run.lines,
  });
}

const paramsOf = ({ userCode, head }: Unpriced) => ({ code: userCode, head });
const fieldOf = (unpriced: Unpriced) => ({
  path: 'SLID',
  problem: new Problem('fees.run-price-missing', paramsOf(unpriced)),
});

/** What a run would charge; no matrix row for a class means that the head is not charged there. */
export function planRun(
  books: Books,
  command: RunCharges,
  admitted: readonly Admitted[],
): ChargeRun | Refusal {
  const dueOn = command.dueOn ?? books.today;
  const future = futureDay(books, dueOn, 'dueOn');
  if (future) return future;
  const heads = headsOf(books.chart, command);
  if (isRefusal(heads)) return heads;
  const lines: ChargeLine[] = [];
  const unpriced: Unpriced[] = [];
  let standing = 0;
  for (const student of admitted) {
    const charged = chargedTo(books, student);
    for (const head of heads) {
      const { subLedgerId, name, fundId } = head;
      const price = priceOf(books.chart, command.sessionId, student, subLedgerId, dueOn);
      if (!price) continue;
      const monthId = head.chargeOn === 'admission' ? 0 : command.monthId;
      const { admissionId, userId, userCode } = student;
      const { priceRowId, amount } = price;
      if (charged.has(`${subLedgerId}:${monthId}`)) standing += 1;
      else if (amount === null) unpriced.push({ admissionId, userCode, subLedgerId, head: name });
      else if (amount > 0)
        lines.push({ admissionId, userId, subLedgerId, priceRowId, monthId, fundId, name, amount });
    }
  }
  return lines.length > MOST_LINES ? refuseLedger('ledger.too-large') : { dueOn, lines, standing, unpriced };
}

function headsOf(chart: ChartState, { feeGroup, subLedgerId, monthId }: RunCharges): Head[] | Refusal {
  if (feeGroup === undefined && subLedgerId === undefined) {
    const problem = new Problem('fees.run-head-required');
    return refuse('fees.run-head-required', {}, [{ path: 'SFGNID', problem }]);
  }
  const heads: Head[] = [];
  for (const { retired, ...head } of chart.feeHeads.values()) {
    const subLedger = subLedgerAt(chart, head.subLedgerId);
    if (retired || !subLedger || (feeGroup ?? head.feeGroup) !== head.feeGroup) continue;
    if ((subLedgerId ?? head.subLedgerId) === head.subLedgerId) heads.push({ ...subLedger, ...head });
  }
  if (heads.length === 0) return refuse('fees.not-a-head');
  const monthly = heads.find((head) => head.chargeOn === 'month');
  if (!monthly || monthId > 0) return heads;
  const params = { head: monthly.name };
  const problem = new Problem('fees.run-month-required', params);
  return refuse('fees.run-month-required', params, [{ path: 'MonthID', problem }]);
}

/** `head:month` of everything this admission was charged and still is. */
function chargedTo({ journal }: Books, { userId, admissionId }: Admitted): Set<string> {
  const charged = new Set<string>();
  for (const itemId of journal.itemsOf.get(userId) ?? []) {
    const item = journal.items.get(itemId);
    if (item?.admissionId === admissionId && !item.reversed)
      charged.add(`${item.subLedgerId}:${item.monthId}`);
  }
  return charged;
}

function priceOf(chart: ChartState, sessionId: number, student: Admitted, subLedgerId: number, day: string) {
  const priceRowId = chart.priceKeys.get(priceKey(sessionId, student.classId, subLedgerId));
  const amounts = priceRowId === undefined ? undefined : amountsOn(chart, priceRowId, day);
  if (priceRowId === undefined || !amounts) return undefined;
  const column = priceColumn(student.gender, student.residence, student.newOrOld);
  return { priceRowId, amount: amounts[column] ?? null };
}
