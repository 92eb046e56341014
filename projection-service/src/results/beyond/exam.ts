import { digitsOf, type Language, type PaperLanguage, type SectionId } from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import type { PublishedRow } from '@madrasah/events/results';
import { nameIn, placeName } from '../../academics/index.ts';
import { examNamesProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { registerRows } from '../../kernel/register.ts';
import { calledBy } from '../../reports/index.ts';
import { calledLists, roomOf } from '../reports/room.ts';

interface OfExam {
  readonly session_id?: number | undefined;
  readonly exam_id?: number | undefined;
  readonly class_id?: SectionId | undefined;
}

/** Whether an exam of a session is asked for; of nothing less anything is told. */
export const isExam = ({ session_id, exam_id }: OfExam): boolean =>
  session_id !== undefined && exam_id !== undefined;

/** Of which exam a list is, above its paper. @throws DocumentsAway */
export async function examWords(query: OfExam, tenant: Tenant, language: Language) {
  const [room, exams] = await Promise.all([
    roomOf({ language, query: { ...query } }, tenant),
    registerRows(tenant, examNames, examNamesProjector),
  ]);
  const called = calledBy({ ...room.lists, exams }, calledLists(room));
  const { session_id = 0, exam_id = 0, class_id } = query;
  const words = [
    nameIn(called.exams.get(exam_id), language),
    nameIn(called.sessions.get(session_id), language),
    class_id === undefined ? '' : placeName(called, class_id, language),
  ];
  return { filters: words.filter(Boolean).map((one) => digitsOf(one, language)) };
}

/** What somebody has of what there was: `৪৮০ / ৬০০`. */
export const totalIn = (
  { total, max }: Pick<PublishedRow, 'total' | 'max'>,
  language: PaperLanguage,
): string => digitsOf(`${total / 2} / ${max / 2}`, language);
