import { type ImportRow, isRefusal, Problem, type RowProblem } from '@madrasah/events';
import type { OldDueRow, RecordOpening } from '@madrasah/events/ledger';
import { chartedInBoth } from '@madrasah/events/ledger';
import { monthBesides, monthNameIn } from '@madrasah/events/plans';
import type { Admission, AdmissionState } from '../../admissions/state.ts';
import { calledIn, type Finder } from '../../kernel/import/called.ts';
import { mayHoldFees } from '../../ledger/chart/lookups.ts';
import type { SubLedger } from '../../ledger/chart/state.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import type { PeopleState } from '../../people/state.ts';
import { studentOfCode } from '../../people/steps.ts';
import type { PlanState } from '../../plans/state.ts';
import { type Arrear, arrearKey, arrearOf, monthsOf, thereFault } from '../old-due.ts';
import { asked } from './asked-before.ts';

/** What the rows of old dues are read against. */
export interface DuesFrame extends Books {
  readonly people: PeopleState;
  readonly admissions: AdmissionState;
  readonly plans: PlanState;
  readonly asOn: string;
  readonly sessionId: number;
}

/** A row that can be brought over. */
export interface ReadDue {
  readonly line: number;
  readonly admission: Admission;
  readonly arrear: Arrear;
  readonly due: RecordOpening['oldDues'][number];
}

const wrong = (column: string, key: string, params: Problem['params'] = {}) => ({
  column,
  problem: new Problem(key, params),
});
type Wrong = ReturnType<typeof wrong>;
interface Called {
  readonly name: { readonly bn: string; readonly en: string };
}

/** Reads rows of old dues one after another: each knows those before it. */
export class OldDues {
  readonly read: ReadDue[] = [];
  readonly problems: RowProblem[] = [];
  readonly #frame: DuesFrame;
  readonly #heads: Finder<Called>;
  readonly #lines = new Map<string, number>();
  readonly #waiting: ReadonlyMap<string, number>;
  readonly #heard = new Map<string, Problem>();

  constructor(frame: DuesFrame) {
    this.#frame = frame;
    const { chart } = frame;
    const heads = [...chart.feeHeads.values()].filter(({ retired }) => !retired);
    this.#heads = calledIn(
      heads.flatMap(({ subLedgerId }) => {
        const row = chart.subLedgers.get(subLedgerId);
        return row && !row.retired
          ? [[subLedgerId, { name: { bn: row.name, en: row.nameEn } }] as const]
          : [];
      }),
    );
    this.#waiting = asked(frame.journal);
  }

  /** What was taken for the name of something that is spelt otherwise, once each. */
  get notices(): Problem[] {
    return [...this.#heard.values()];
  }

  add({ line, value }: ImportRow<OldDueRow>): void {
    const read = this.#row(value);
    if ('problem' in read) this.problems.push({ line, ...read });
    else {
      this.#lines.set(read.key, line);
      this.read.push({ line, ...read });
    }
  }

  #row({ code, head, month, amount }: OldDueRow): Wrong | (Omit<ReadDue, 'line'> & { readonly key: string }) {
    const { chart, journal } = this.#frame;
    const admission = this.#admission(code);
    if ('problem' in admission) return admission;
    const found = this.#noted(this.#heads(head));
    const subLedger = chart.subLedgers.get(found ?? 0);
    const fund = subLedger && chart.funds.get(subLedger.fundId);
    if (!subLedger || !fund) return wrong('SLID', 'fees.not-a-head');
    if (!mayHoldFees(fund)) return wrong('SLID', 'ledger.no-fees-in-fund', { fund: chartedInBoth(fund) });
    if (amount === 0) return wrong('amount', 'ledger.amount-zero');
    const of = this.#month(admission, month, subLedger);
    if ('problem' in of) return of;
    const { admissionId } = admission;
    const due = {
      ...{ admissionId, sessionId: null, fundId: fund.fundId, amount },
      ...{ subLedgerId: subLedger.subLedgerId, ...of },
    };
    const arrear = arrearOf(this.#frame, due, admission, this.#frame);
    if (isRefusal(arrear)) return wrong('Month', arrear.code, arrear.params);
    if (!arrear) return wrong('SLID', 'fees.not-a-head');
    const key = arrearKey(admissionId, arrear);
    const line = this.#lines.get(key);
    if (line !== undefined) return wrong('Month', 'ledger.old-due-of-line', { line });
    const number = this.#waiting.get(key);
    if (number !== undefined) return wrong('Month', 'ledger.old-due-waits', { number });
    const there = thereFault(journal, admission, arrear);
    if (there) return wrong('Month', there.code, there.params);
    return { admission, arrear, due, key };
  }

  #admission(code: string): Admission | Wrong {
    const { people, admissions, sessionId } = this.#frame;
    const userId = studentOfCode(people, code);
    if (isRefusal(userId)) return wrong('UserCode', userId.code, userId.params);
    if (userId === undefined) return wrong('UserCode', 'ledger.old-due-nobody');
    const admission = admissions.admissions.get(admissions.taken.get(`${userId}:${sessionId}`) ?? 0);
    return admission ?? wrong('UserCode', 'ledger.old-due-not-admitted');
  }

  /**
   * The month that a cell names, or in which its day lies, and since when it was due; a head of no month has a day
   * alone. A day that is typed is not after the opening.
   */
  #month(
    admission: Admission,
    cell: string,
    { subLedgerId, name }: SubLedger,
  ): { monthId?: number; dueOn?: string } | Wrong {
    const head = [...this.#frame.chart.feeHeads.values()].find((one) => one.subLedgerId === subLedgerId);
    const isMonthly = head?.chargeOn === 'month';
    if (cell === '') return {};
    const months = monthsOf(this.#frame, admission, 0) ?? [];
    if (/^\d{4}-\d\d-\d\d$/.test(cell)) {
      if (cell > this.#frame.asOn) return wrong('Month', 'ledger.old-due-later', { head: name, day: cell });
      if (!isMonthly) return { dueOn: cell };
      const within = months.findLast(({ startsOn }) => startsOn <= cell);
      return within ? { monthId: within.monthId } : wrong('Month', 'ledger.old-due-month');
    }
    const named = calledIn<Called>(
      months.map(({ monthId: id, name: bn }) => {
        const besides = Object.fromEntries(monthBesides(bn).map((word, at) => [`word${at}`, word]));
        return [id, { name: { ...besides, bn, en: monthNameIn(bn, 'en') } }] as const;
      }),
    );
    const monthId = this.#noted(named(cell));
    const month = months.find((one) => one.monthId === monthId);
    if (!month) return wrong('Month', 'ledger.old-due-month');
    return isMonthly ? { monthId: month.monthId } : { dueOn: month.startsOn };
  }

  #noted(found: ReturnType<Finder<Called>>): number | undefined {
    if (found?.heard !== undefined) {
      const params = { written: String(found.heard).trim(), name: found.row.name.bn };
      this.#heard.set(params.written, new Problem('import.notice.read-as', params));
    }
    return found?.id;
  }
}
