import type { Language } from '@madrasah/events';
import { figuresOf, type Moved, type ResultsPlace, resultQueries, rippleOf } from '@madrasah/events/results';
import { type StudentRow, studentsNeed, studentsOfUsers } from '../../admissions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { handledQuery } from '../../kernel/query.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { placeKey } from '../conditions.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from './published.ts';

const movedRow = (students: ReadonlyMap<number, StudentRow>, { userId, old, new: now }: Moved) => {
  const student = students.get((now ?? old)?.admissionId ?? 0);
  return {
    ...{ UserID: userId, UserName: student?.name ?? '', UserCode: student?.userCode ?? '' },
    ...{ old: old && figuresOf(old), new: now && figuresOf(now) },
  };
};

/** What corrections are told from. */
export const correctionsNeed = [
  ...[publicationsProjector, publishedSheetsProjector, notesProjector],
  ...studentsNeed,
];

/** Every correction of a sheet, the newest first, with everyone whom it moved. @throws DocumentsAway */
export async function correctionsAt(tenant: Tenant, place: ResultsPlace, language: Language) {
  const publication = await tenant.findOne(publicationsProjector, placeKey(place));
  const corrected = (publication?.versions ?? []).flatMap(({ version, at, corrects }) =>
    corrects ? [{ version, at, ...{ corrects: corrects.version, noteId: corrects.noteId } }] : [],
  );
  const wanted = new Set(corrected.flatMap(({ version, corrects }) => [version, corrects]));
  const sheets = await tenant.findByKeys(
    publishedSheetsProjector,
    [...wanted].map((version) => versionKey(place, version)),
  );
  const byVersion = new Map(sheets.map((sheet) => [sheet.version, sheet]));
  const userIds = new Set(sheets.flatMap(({ rows }) => rows.map(({ userId }) => userId)));
  const [students, notes] = await Promise.all([
    studentsOfUsers(tenant, [...userIds], language),
    notesOf(
      tenant,
      corrected.map(({ noteId }) => noteId),
    ),
  ]);
  const none = { rows: [] };
  return corrected.toReversed().map(({ version, corrects, at, noteId }) => ({
    ...{ version, corrects, at, reason: saidIn(notes, noteId, 'reason') },
    moved: rippleOf(byVersion.get(corrects) ?? none, byVersion.get(version) ?? none).map((moved) =>
      movedRow(students, moved),
    ),
  }));
}

/** The ripple report. */
export const correctionsQuery = handledQuery(
  resultQueries.corrections,
  correctionsNeed,
  async ({ session_id, exam_id, subclass_id }, tenant, { language }) => ({
    data: await correctionsAt(
      tenant,
      { sessionId: session_id, examId: exam_id, sectionId: subclass_id },
      language,
    ),
  }),
);
