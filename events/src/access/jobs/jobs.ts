import type { Language } from '../../kernel/index.ts';
import type { PowerName } from '../permissions.ts';
import type { Powers } from './flags.ts';

export interface Job {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly powers: Powers;
}

/** What an auditor looks at: books, fees and the trail. */
export const AUDITED = ['ledger_report', 'fee_report', 'audit'] as const satisfies readonly PowerName[];

const FINDS = { student_admission: 'v', fee_collection: 'v', fee_report: 'v' } as const;

/**
 * What somebody in a job of a madrasah usually needs. Duties apart: whoever takes or spends money approves nothing,
 * and whoever approves takes and spends none. A choice that fills boxes; what is given is said box by box.
 */
export const JOBS = [
  {
    id: 'cashier',
    name: { bn: 'ক্যাশিয়ার', en: 'Cashier' },
    powers: { ...FINDS, fee_collection: 'vi', day_close: 'vi', concession: 'vi' },
  },
  {
    id: 'accountant',
    name: { bn: 'হিসাবরক্ষক', en: 'Accountant' },
    powers: {
      ...{ ...FINDS, fee_collection: 'vi', fee_setting: 'vied', month_name: 'vie', concession: 'vi' },
      ...{ record_delete_edit: 'vd', write_off: 'vi', voucher: 'vied', journal_voucher: 'vid' },
      ...{ balance_transfer: 'vid', tamlik: 'vid', reconciliation: 'vi', day_close: 'vi', period_lock: 'vi' },
      ...{ ledger_report: 'v', audit: 'v', opening_balance: 'vi' },
      ...{ fund: 'vie', general_ledger: 'vie', sub_ledger: 'vie', receipt_book: 'vie' },
    },
  },
  {
    id: 'muhtamim',
    name: { bn: 'মুহতামিম', en: 'Principal' },
    powers: {
      ...{ ...FINDS, ledger_report: 'v', audit: 'v', voucher: 'v', fund: 'v', sub_ledger: 'v' },
      ...{ concession: 'v', concession_approve: 'e', write_off: 've', tamlik: 've', balance_transfer: 've' },
      ...{ journal_voucher: 've', opening_balance: 've', record_delete_edit: 've', reconciliation: 've' },
      ...{ day_close: 've', period_lock: 've' },
      ...{
        user_report: 'v',
        student_report: 'v',
        teacher_info: 'v',
        teacher_report: 'v',
        online_admission: 'v',
      },
      ...{ exam_report: 'v', result_report: 'v', marksheet: 'v', result_publish: 'e', certificate: 'v' },
      ...{ gate_pass_leave: 'v', character_report: 'v', calendar: 'v' },
    },
  },
  {
    id: 'exams',
    name: { bn: 'পরীক্ষা বিভাগ', en: 'Exam office' },
    powers: {
      ...{ exam_name: 'vied', exam_fee_setting: 'vie', exam_condition: 'vied', exam_list_generation: 'vied' },
      ...{ admit_card: 've', routine_with_signature: 'vied', exam_report: 'v', kitab_entry: 'vie' },
      ...{ result_entry: 'vie', result_publish: 'e', result_report: 've', marksheet: 'v' },
      ...{ board_exam: 'vied', student_admission: 'v', student_report: 'v' },
    },
  },
  {
    id: 'admissions',
    name: { bn: 'ভর্তি বিভাগ', en: 'Admission office' },
    powers: {
      ...{ student_admission: 'vie', online_admission: 'vie', user_entry: 'vie', student_import: 'vi' },
      ...{ student_group_setting: 've', promotion: 'vi', english_name_entry: 'vi', student_report: 'v' },
      ...{ user_report: 'v', certificate: 'vie', rfid_card: 've' },
    },
  },
  {
    id: 'teacher',
    name: { bn: 'শিক্ষক', en: 'Teacher' },
    powers: {
      ...{ result_entry: 'vi', result_report: 'v', marksheet: 'v', routine_with_signature: 'v' },
      ...{ character_report: 'vi', calendar: 'v' },
    },
  },
  {
    id: 'auditor',
    name: { bn: 'নিরীক্ষক', en: 'Auditor' },
    powers: { ledger_report: 'v', fee_report: 'v', audit: 'v' } satisfies Record<
      (typeof AUDITED)[number],
      'v'
    >,
  },
] as const satisfies readonly Job[];

export type JobId = (typeof JOBS)[number]['id'];
