import { defineEntry, field, type OfStudent, word } from '../../kernel/index.ts';
import { characterTypes, characterVariants } from './lists.ts';

export interface CharacterReport extends OfStudent {
  /** The day it is about. */
  readonly on: string;
  readonly variantId: number;
  readonly typeId: number;
  /** What was seen of him. null once he is erased. */
  readonly remark: string | null;
}

/** আখলাক প্রতিবেদন: the hostel writes down how a student has behaved. */
export const characterReports = defineEntry<CharacterReport, 'reportId'>({
  noun: 'CharacterReport',
  code: 'character',
  stream: 'characters',
  power: 'character_report',
  path: '/api/students/student_character_report',
  id: 'reportId',
  fields: {
    ReportCetID: field.ref('variantId', characterVariants, word('reportVariant')),
    ReportTypID: field.ref('typeId', characterTypes, word('reportType')),
    CreateDate: field.day('on', word('day'), { past: true }),
    Remark: field.text('remark', word('remark'), {
      ...{ max: 500, script: 'bn', missing: { bn: 'মন্তব্য লিখুন', en: 'Remark is required' } },
    }),
  },
  sealed: ['remark'],
  steps: {
    write: ['WriteCharacterReport', 'CharacterReported'],
    change: ['ChangeCharacterReport', 'CharacterReportChanged'],
    withdraw: ['RemoveCharacterReport', 'CharacterReportWithdrawn'],
    print: ['RecordCharacterPrinting', 'CharacterReportPrinted'],
  },
  paper: { name: 'CharacterReportPdf', kind: 'character-report' },
  words: {
    bn: {
      one: 'আখলাক প্রতিবেদন',
      short: 'প্রতিবেদন',
      failed: {
        write: 'জমা দেওয়া যায়নি!',
        change: 'হালনাগাদ করা যায়নি!',
        withdraw: 'রিপোর্ট মুছে ফেলা যায়নি। আবার চেষ্টা করুন।',
      },
    },
    en: {
      one: 'character report',
      short: 'report',
      failed: {
        write: 'Submission failed!',
        change: 'Update failed!',
        withdraw: 'The report could not be deleted. Please try again.',
      },
    },
  },
  example: {
    ...{ UserID: 1, SessionID: 1, CreateDate: '2026-04-14', ReportCetID: 1, ReportTypID: 1 },
    Remark: 'জামাতে নিয়মিত হাজির থাকে',
  },
});
