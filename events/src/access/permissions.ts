// The 31 named powers of the specification in its order (ids 1–32 without 19), then those of the HTTP
// contract in order of appearance (without 81 and 84). Append only: an id is stored in events.
const named = [
  'user_entry',
  'user_report',
  'sms',
  'institute_info',
  'month_name',
  'student_admission',
  'academic_year',
  'sub_class',
  'class',
  'english_name_entry',
  'kitab_entry',
  'student_group_setting',
  'student_report',
  'certificate',
  'teacher_info',
  'teacher_payroll',
  'teacher_payroll_name',
  'teacher_report',
  'teacher_designation',
  'exam_name',
  'exam_fee_setting',
  'exam_condition',
  'exam_list_generation',
  'admit_card',
  'routine_with_signature',
  'exam_report',
  'gate_pass_leave',
  'result_entry',
  'result_report',
  'marksheet',
  'fee_setting',
  'fund',
  'general_ledger',
  'sub_ledger',
  'receipt_book',
  'opening_balance',
  'period_lock',
  'concession',
  'concession_approve',
  'write_off',
  'fee_collection',
  'record_delete_edit',
  'day_close',
  'voucher',
  'journal_voucher',
  'balance_transfer',
  'tamlik',
  'reconciliation',
  'ledger_report',
  'fee_report',
  'audit',
  'board_exam',
  'result_publish',
  'rfid_card',
  'setting_switch',
  'data_export',
  'student_import',
  'promotion',
  'online_admission',
  'character_report',
  'calendar',
  'library',
  'donation',
  'donor_report',
] as const;

const SKIPPED = new Set([19, 81, 84]);

export type PowerName = (typeof named)[number];

function numbered(): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  let id = 0;
  for (const name of named) {
    do id += 1;
    while (SKIPPED.has(id));
    ids.set(name, id);
  }
  return ids;
}

/** Power name → PermissionListID. */
export const permissionIds = numbered();

const names = new Map([...permissionIds].map(([name, id]) => [id, name]));

/** PermissionListID → power name. */
export const powerOf = (permissionListId: number): string | undefined => names.get(permissionListId);
