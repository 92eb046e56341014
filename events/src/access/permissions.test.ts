import test from 'ava';
import { permissionIds, powerOf } from './permissions.ts';

// Stored in events: an id here may be added at the end, never changed.
const RECORDED = `
  1 user_entry, 2 user_report, 3 sms, 4 institute_info, 5 month_name, 6 student_admission, 7 academic_year,
  8 sub_class, 9 class, 10 english_name_entry, 11 kitab_entry, 12 student_group_setting, 13 student_report,
  14 certificate, 15 teacher_info, 16 teacher_payroll, 17 teacher_payroll_name, 18 teacher_report,
  20 teacher_designation, 21 exam_name, 22 exam_fee_setting, 23 exam_condition, 24 exam_list_generation,
  25 admit_card, 26 routine_with_signature, 27 exam_report, 28 gate_pass_leave, 29 result_entry,
  30 result_report, 31 marksheet, 32 fee_setting, 33 fund, 34 general_ledger, 35 sub_ledger, 36 receipt_book,
  37 opening_balance, 38 period_lock, 39 concession, 40 concession_approve, 41 write_off, 42 fee_collection,
  43 record_delete_edit, 44 day_close, 45 voucher, 46 journal_voucher, 47 balance_transfer, 48 tamlik,
  49 reconciliation, 50 ledger_report, 51 fee_report, 52 audit`
  .split(',')
  .map((entry) => entry.trim().split(' '))
  .map(([id, name]) => [name as string, Number(id)] as const);

test('powers keep the ids under which they are recorded', (t) => {
  t.deepEqual([...permissionIds].slice(0, RECORDED.length), RECORDED as never);
});

test('the 31 powers of the specification are 1 to 32 without 19', (t) => {
  const ids = [...permissionIds.values()].slice(0, 31);
  t.deepEqual(
    ids,
    [...Array(32).keys()].map((index) => index + 1).filter((id) => id !== 19),
  );
});

test('ids that the specification leaves out belong to nobody', (t) => {
  for (const id of [0, 19, 81, 84, 1.5, Number.NaN]) t.is(powerOf(id), undefined);
});

test('a power is found by its id again', (t) => {
  for (const [name, id] of permissionIds) t.is(powerOf(id), name);
});
