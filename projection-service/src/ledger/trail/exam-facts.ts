import {
  DifferenceSettled,
  figuresOf,
  MarksEntered,
  type MarksFacts,
  type PublishedFacts,
  type SettledFacts,
  SheetPublished,
} from '@madrasah/events/results';
import type { DomainEvent } from '@madrasah/service-kit/codec';

/** What is asked by a student: the marks that were entered for him (`mark`), and what was published of him (`result`). */
const OF_STUDENT: ReadonlySet<string> = new Set(['mark', 'result']);

export const isOfStudent = (entity: string): boolean => OF_STUDENT.has(entity);

type Cells = readonly { readonly userId: number; readonly subjectId: number; readonly mark: unknown }[];

const marksOf = (cells: Cells, userId: number) =>
  Object.fromEntries(
    cells.flatMap(({ userId: of, subjectId, mark }) =>
      of === userId ? [[`subject ${subjectId}`, typeof mark === 'number' ? mark / 2 : mark]] : [],
    ),
  );

/** What a sheet's event says of one student alone: of the others the trail of his marks tells nothing. */
export function ofStudent(event: DomainEvent, userId: number): DomainEvent {
  const { sessionId, examId, sectionId } = event.data as Pick<
    PublishedFacts,
    'sessionId' | 'examId' | 'sectionId'
  >;
  const at = `exam ${sessionId}-${examId}-${sectionId}`;
  return { ...event, data: { [at]: said(event, userId) } };
}

function said({ type, data }: DomainEvent, userId: number): object {
  if (type === MarksEntered.type) {
    const { pass, marks } = data as unknown as MarksFacts;
    return { [pass === 2 ? 'second pass' : 'marks']: marksOf(marks, userId) };
  }
  if (type === DifferenceSettled.type)
    return { marks: marksOf((data as unknown as SettledFacts).cells, userId) };
  if (type !== SheetPublished.type) return {};
  const { version, rows } = data as unknown as PublishedFacts;
  const row = rows.find((one) => one.userId === userId);
  return { version, ...(row ? figuresOf(row) : {}) };
}
