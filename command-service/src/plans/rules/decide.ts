import { Problem } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { refuseFees } from '@madrasah/events/fees';
import {
  LateFeeRuleSet,
  lateFeeRevision,
  type OwnFee,
  refusePlans as refuse,
  SiblingRuleSet,
  StudentFeeRemoved,
  StudentFeesSet,
  siblingRevision,
  studentFeesRevision,
} from '@madrasah/events/plans';
import type { AdmissionState } from '../../admissions/state.ts';
import { seenAnother } from '../../kernel/seen.ts';
import { chargedHeadOn } from '../../ledger/chart/lookups.ts';
import type { ChartState } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import type { LateFeeRule, PlanState, SiblingRule } from '../state.ts';

interface SetStudentFees {
  readonly admissionId: number;
  readonly fees: readonly OwnFee[];
}

/**
 * What a student pays otherwise than the matrix says, from the next charge on; what is charged already stays.
 * @param seen the version of all of it that was loaded; any where absent
 */
export function setStudentFees(
  state: PlanState,
  command: SetStudentFees,
  { admissions, chart }: Pick<AdmissionState, 'admissions'> & { readonly chart: ChartState },
  seen?: number,
): Decided {
  const { admissionId, fees } = command;
  if (!admissions.has(admissionId)) return refuseAdmissions('admission.not-found');
  const another = seenAnother(seen, studentFeesRevision(state.ownFees.get(admissionId)));
  if (another) return another;
  const places = fees.map(({ subLedgerId, monthId }) => `${subLedgerId}:${monthId}`);
  const fields = fees.flatMap(({ subLedgerId, off, amount }, index) => {
    if (!chargedHeadOn(chart, subLedgerId))
      return [{ path: `${index}.SLID`, problem: new Problem('fees.not-a-head') }];
    if (places.indexOf(places[index] as string) !== index)
      return [{ path: `${index}.SLID`, problem: new Problem('plans.fee-twice') }];
    if (!off && amount === null)
      return [{ path: `${index}.amount`, problem: new Problem('request.required') }];
    return [];
  });
  if (fields.some(({ problem }) => problem.key === 'fees.not-a-head'))
    return refuseFees('fees.not-a-head', {}, fields);
  if (fields.length > 0) return refuse('plans.fees-invalid', {}, fields);
  return [StudentFeesSet({ admissionId, fees: [...fees] })];
}

interface Place {
  readonly admissionId: number;
  readonly subLedgerId: number;
  readonly monthId: number;
}

/** The matrix counts again. @param seen as above */
export function removeStudentFee(state: PlanState, place: Place, seen?: number): Decided {
  const { admissionId, subLedgerId, monthId } = place;
  const fees = state.ownFees.get(admissionId) ?? [];
  const another = seenAnother(seen, studentFeesRevision(fees));
  if (another) return another;
  const found = fees.some((fee) => fee.subLedgerId === subLedgerId && fee.monthId === monthId);
  return found ? [StudentFeeRemoved(place)] : refuse('student-fee.not-found');
}

/** A rule is a percentage or a sum, never both and never neither. @param seen the version that was loaded; any where absent */
export function setSiblingRule(
  state: PlanState,
  rule: SiblingRule,
  chart: ChartState,
  seen?: number,
): Decided {
  const before = state.siblingRules.get(rule.subLedgerId);
  const another = seenAnother(seen, siblingRevision(before));
  if (another) return another;
  if (!chargedHeadOn(chart, rule.subLedgerId)) return refuseFees('fees.not-a-head');
  if ((rule.percent === null) === (rule.amount === null)) {
    const problem = new Problem('plans.percent-or-amount');
    return refuse('plans.percent-or-amount', {}, [{ path: 'percent', problem }]);
  }
  if (rule.percent !== null && rule.percent > 10_000) {
    const problem = new Problem('request.max', { max: 100 });
    return refuse('plans.percent-or-amount', {}, [{ path: 'percent', problem }]);
  }
  const same = JSON.stringify(before) === JSON.stringify(rule);
  return same ? [] : [SiblingRuleSet(rule)];
}

/** Which head a late month is charged on, and how much. @param seen the version it was loaded with; any where absent */
export function setLateFeeRule(
  state: PlanState,
  rule: LateFeeRule,
  chart: ChartState,
  seen?: number,
): Decided {
  const another = seenAnother(seen, lateFeeRevision(state.lateFeeRules.get(0)));
  if (another) return another;
  if (!chargedHeadOn(chart, rule.subLedgerId)) return refuseFees('fees.not-a-head');
  const same = JSON.stringify(state.lateFeeRules.get(0)) === JSON.stringify(rule);
  return same ? [] : [LateFeeRuleSet(rule)];
}
