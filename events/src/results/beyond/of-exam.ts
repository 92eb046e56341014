import { fields, type SectionId } from '../../kernel/index.ts';

/** Which results are asked for; `class_id` is the section, as it is wherever exams are meant. */
export const examFields = {
  ...{ session_id: fields.optionalId(), exam_id: fields.optionalId() },
  class_id: fields.optionalId<SectionId>(),
};

/** Lists of what is published of an exam: nothing while none is chosen. */
export const ofExam = {
  needs: ['published'],
  query: examFields,
  rows: { page: 50, most: 5000 },
  files: true,
} as const;
