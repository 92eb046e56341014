import type { ExamId, SectionId, SessionId } from '@madrasah/events/kernel';

export interface Place {
  readonly SessionID: SessionId;
  readonly ExamID: ExamId;
  readonly SubClassID: SectionId;
}

/** Tells what is typed of an exam in one section from what is typed of another. */
export const ofPlace = ({ SessionID, ExamID, SubClassID }: Place, id: string | number | null = ''): string =>
  [SessionID, ExamID, SubClassID, id].join(' ').trim();

/** A place under the names that the paths of results have for it. */
export const sheetAsked = (place: Place | undefined) =>
  place && { session_id: place.SessionID, exam_id: place.ExamID, subclass_id: place.SubClassID };
