import { digitsOf, type Language, type PaperLanguage, type SectionId } from '@madrasah/events';
import type { PublishedRow } from '@madrasah/events/results';
import { nameIn, placeName } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { roomOf } from '../reports/room.ts';

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
  const { lists, examOf } = await roomOf({ language, query: { ...query } }, tenant);
  const { session_id = 0, exam_id = 0, class_id } = query;
  const words = [
    examOf(exam_id),
    nameIn(lists.sessions.get(session_id), language),
    class_id === undefined ? '' : placeName(lists, class_id, language),
  ];
  return { filters: words.filter(Boolean).map((one) => digitsOf(one, language)) };
}

/** What somebody has of what there was: `৪৮০ / ৬০০`. */
export const totalIn = (
  { total, max }: Pick<PublishedRow, 'total' | 'max'>,
  language: PaperLanguage,
): string => digitsOf(`${total / 2} / ${max / 2}`, language);
