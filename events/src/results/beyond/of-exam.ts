import { fields } from '../../kernel/index.ts';

/** Lists of what is published of an exam: nothing while none is chosen. */
export const ofExam = {
  query: { session_id: fields.optionalId(), exam_id: fields.optionalId(), class_id: fields.optionalId() },
  rows: { page: 50, most: 5000 },
  files: true,
} as const;
