import type { EventDraft } from '@madrasah/events';
import { StudentAdmitted } from '@madrasah/events/admissions';
import {
  LateFeeRuleSet,
  lateFeeRevision,
  SiblingRuleSet,
  StudentFeeRemoved,
  StudentFeesSet,
  siblingRevision,
  studentFeesRevision,
} from '@madrasah/events/plans';
import test from 'ava';
import { admissionsStream } from '../../admissions/state.ts';
import { sl } from '../../test-support/chart.ts';
import { given, sampleData } from '../../test-support/given.ts';
import { House, refuses } from '../../test-support/house.ts';
import { plansStream } from '../state.ts';
import { removeStudentFee, setLateFeeRule, setSiblingRule, setStudentFees } from './decide.ts';

const { chart } = new House();
const NO_HEAD = sl('Electricity');
const HEAD = sl('Tuition');
const admissions = given(
  admissionsStream,
  StudentAdmitted({
    ...sampleData<Parameters<typeof StudentAdmitted>[0]>('StudentAdmitted.v2'),
    admissionId: 31,
  }),
);
const plans = (...recorded: readonly EventDraft[]) => given(plansStream, ...recorded);

test('what a student pays otherwise is set of heads, each month once, with an amount unless it is off', (t) => {
  const own = { subLedgerId: HEAD, monthId: 0, amount: 60_050, off: false };
  const none = { subLedgerId: HEAD, monthId: 12, amount: null, off: true };
  const set = (fees: readonly (typeof own | typeof none)[], admissionId = 31, seen?: number) =>
    setStudentFees(plans(), { admissionId, fees }, { ...admissions, chart }, seen);
  t.deepEqual(set([own, none]), [StudentFeesSet({ admissionId: 31, fees: [own, none] })]);
  refuses(t, set([own], 32), 'admission.not-found');
  t.like(set([own], 31, studentFeesRevision(undefined)), [{ type: 'StudentFeesSet' }]);
  refuses(t, set([own], 31, studentFeesRevision([own])), 'conflict.changed');
  const foreign = set([own, { ...own, subLedgerId: NO_HEAD }]);
  refuses(t, foreign, 'fees.not-a-head');
  t.like(foreign, { fields: [{ path: '1.SLID' }] });
  const wrong = set([own, own, { ...none, off: false }]);
  refuses(t, wrong, 'plans.fees-invalid');
  t.like(wrong, {
    fields: [
      { path: '1.SLID', problem: { key: 'plans.fee-twice' } },
      { path: '2.amount', problem: { key: 'request.required' } },
    ],
  });
});

test('what was set is removed, and nothing else', (t) => {
  const own = { subLedgerId: HEAD, monthId: 3, amount: 100, off: false };
  const place = { admissionId: 31, subLedgerId: HEAD, monthId: 3 };
  const state = plans(StudentFeesSet({ admissionId: 31, fees: [own] }));
  t.deepEqual(removeStudentFee(state, place), [StudentFeeRemoved(place)]);
  refuses(t, removeStudentFee(state, { ...place, monthId: 4 }), 'student-fee.not-found');
  refuses(t, removeStudentFee(plans(), place), 'student-fee.not-found');
  refuses(t, removeStudentFee(state, place, studentFeesRevision([])), 'conflict.changed');
});

test('a rule for brothers and sisters is a percentage or a sum of a head; the same again records nothing', (t) => {
  const rule = { subLedgerId: HEAD, from: 2, percent: 2500, amount: null, active: true };
  const set = (
    more: Partial<Omit<typeof rule, 'percent' | 'amount'> & Record<'percent' | 'amount', number | null>>,
    state = plans(),
  ) => setSiblingRule(state, { ...rule, ...more }, chart);
  t.deepEqual(set({}), [SiblingRuleSet(rule)]);
  t.deepEqual(set({}, plans(SiblingRuleSet(rule))), []);
  t.like(set({ percent: null, amount: 5000 }, plans(SiblingRuleSet(rule))), [{ type: 'SiblingRuleSet' }]);
  refuses(t, set({ subLedgerId: NO_HEAD }), 'fees.not-a-head');
  refuses(t, setSiblingRule(plans(), rule, chart, siblingRevision(rule)), 'conflict.changed');
  for (const both of [
    { percent: 2500, amount: 5000 },
    { percent: null, amount: null },
    { percent: 10_001 },
  ]) {
    const refused = set(both);
    refuses(t, refused, 'plans.percent-or-amount');
    t.like(refused, { fields: [{ path: 'percent' }] });
  }
});

test('a rule for late months is of a head, and set by whoever has seen what stands', (t) => {
  const rule = { subLedgerId: HEAD, amount: 5000, afterDays: 15, active: true };
  const known = plans(LateFeeRuleSet(rule));
  const more = { ...rule, afterDays: 20 };
  t.deepEqual(setLateFeeRule(plans(), rule, chart, lateFeeRevision(undefined)), [LateFeeRuleSet(rule)]);
  t.deepEqual(setLateFeeRule(known, rule, chart), []);
  t.deepEqual(setLateFeeRule(known, more, chart, lateFeeRevision(rule)), [LateFeeRuleSet(more)]);
  refuses(t, setLateFeeRule(known, more, chart, lateFeeRevision(undefined)), 'conflict.changed');
  refuses(t, setLateFeeRule(known, { ...more, subLedgerId: NO_HEAD }, chart), 'fees.not-a-head');
});
