import { type DataOf, toTaka } from '@madrasah/events';
import {
  LateFeeRuleSet,
  lateFeeRevision,
  type OwnFee,
  planQueries,
  SiblingRuleSet,
  StudentFeeRemoved,
  StudentFeesSet,
  siblingRevision,
  studentFeesRevision,
} from '@madrasah/events/plans';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { subLedgersOf, subLedgersProjector } from '../ledger/chart/index.ts';
import { chartedName } from '../ledger/index.ts';

interface StudentFees {
  readonly admissionId: number;
  readonly fees: readonly OwnFee[];
}

interface Place {
  readonly subLedgerId: number;
  readonly monthId: number;
}

const without = (fees: readonly OwnFee[], places: readonly Place[]) =>
  fees.filter(
    (fee) => !places.some((one) => one.subLedgerId === fee.subLedgerId && one.monthId === fee.monthId),
  );

const byAdmission = ({ data }: { data: { admissionId: number } }) => [data.admissionId];
const byHead = ({ data }: { data: { subLedgerId: number } }) => [data.subLedgerId];

/** What single students pay otherwise than the matrix says, by AdmissionID. */
export const studentFeesProjector = defineProjector<StudentFees>({
  name: 'student-fees',
  version: 1,
  collection: 'student-fees',
  indexes: [],
  on: {
    StudentFeesSet: when(StudentFeesSet, {
      keys: byAdmission,
      fold: (before, { data: { admissionId, fees } }) => ({
        admissionId,
        fees: [...without(before?.fees ?? [], fees), ...fees],
      }),
    }),
    StudentFeeRemoved: when(StudentFeeRemoved, {
      keys: byAdmission,
      fold: (before, { data }) => before && { ...before, fees: without(before.fees, [data]) },
    }),
  },
});

/** The sibling rule of each head. */
export const siblingRulesProjector = defineProjector<DataOf<typeof SiblingRuleSet>>({
  name: 'sibling-rules',
  version: 1,
  collection: 'sibling-rules',
  indexes: [],
  on: { SiblingRuleSet: when(SiblingRuleSet, { keys: byHead, fold: (_, { data }) => data }) },
});

const THE_RULE = 'rule';

/** The late fee of the institution, once it has one. */
export const lateFeeRuleProjector = defineProjector<DataOf<typeof LateFeeRuleSet>>({
  name: 'late-fee-rule',
  version: 1,
  collection: 'late-fee-rule',
  indexes: [],
  on: { LateFeeRuleSet: when(LateFeeRuleSet, { keys: () => [THE_RULE], fold: (_, { data }) => data }) },
});

/** Hundredths of a per cent as a number of per cent. */
const perCent = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100);
const taka = (paisa: number | null) => (paisa === null ? null : toTaka(paisa));

/** The rules of an institution, and single students' own fees. */
export function ruleQueries(): HandledQuery[] {
  return [
    handledQuery(
      planQueries.studentFeesSet,
      [studentFeesProjector, subLedgersProjector],
      async ({ AdmissionID }, tenant, { language }) => {
        const [found, subLedgers] = await Promise.all([
          tenant.findOne(studentFeesProjector, AdmissionID),
          subLedgersOf(tenant),
        ]);
        return {
          data: (found?.fees ?? []).map(({ subLedgerId, monthId, amount, off }) => ({
            SLID: subLedgerId,
            SlName: chartedName(subLedgers.get(subLedgerId), language),
            MonthID: monthId,
            amount: taka(amount),
            off,
          })),
          revision: studentFeesRevision(found?.fees),
        };
      },
    ),
    handledQuery(
      planQueries.siblingRules,
      [siblingRulesProjector, subLedgersProjector],
      async (_, tenant, { language }) => {
        const [rules, subLedgers] = await Promise.all([
          tenant.find(siblingRulesProjector, {}, { sort: { subLedgerId: 1 } }),
          subLedgersOf(tenant),
        ]);
        return {
          data: rules.map((rule) => ({
            SLID: rule.subLedgerId,
            SlName: chartedName(subLedgers.get(rule.subLedgerId), language),
            ...{ from: rule.from, percent: perCent(rule.percent), amount: taka(rule.amount) },
            active: rule.active,
            revision: siblingRevision(rule),
          })),
        };
      },
    ),
    handledQuery(planQueries.lateFeeRule, [lateFeeRuleProjector], async (_, tenant) => {
      const rule = await tenant.findOne(lateFeeRuleProjector, THE_RULE);
      const revision = lateFeeRevision(rule);
      if (!rule) return { data: null, revision };
      const { subLedgerId, amount, afterDays, active } = rule;
      return { data: { SLID: subLedgerId, amount: toTaka(amount), afterDays, active }, revision };
    }),
  ];
}
