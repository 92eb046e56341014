import * as z from 'zod';
import { fields, type SectionId } from '../../kernel/index.ts';

/** More sections than a school has. */
const MOST_SECTIONS = 200;

/** What is done for several sections of an exam at once. */
export const sectionsOfExam = {
  SessionID: fields.id(),
  ExamID: fields.id(),
  SubClassIDs: z.array(fields.id<SectionId>()).min(1, 'request.empty-list').max(MOST_SECTIONS),
  /** Each section gets what it had in its last exam. */
  asLast: fields.optionalFlag(false),
};

interface Sent {
  readonly SessionID: number;
  readonly ExamID: number;
  readonly SubClassIDs: readonly number[];
}

/** A section that is sent twice is meant once. */
export const examOf = ({ SessionID, ExamID, SubClassIDs }: Sent) => ({
  ...{ sessionId: SessionID, examId: ExamID, sectionIds: [...new Set(SubClassIDs)] },
});
