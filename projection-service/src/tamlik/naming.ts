import { type Day, type Language, say } from '@madrasah/events';
import { type StudentRow, studentsNeed, studentsOn, unknownStudent } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { accountNames, actorNames, actorsNeed, feeNames, feeNamesNeed, namesNeed } from '../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { monthNames, monthNamesNeed } from '../plans/index.ts';
import { type TamlikDocument, tamliksProjector } from './projectors.ts';

/** Whom what is told of tamliks depends on. */
export const tamliksNeed = [
  ...[tamliksProjector, notesProjector],
  ...[...studentsNeed, ...namesNeed, ...feeNamesNeed, ...actorsNeed, ...monthNamesNeed],
];

export type TamlikLine = TamlikDocument['lines'][number];

/** Names for tamliks: students, heads, accounts, writers, and what their notes say. @throws DocumentsAway */
export async function tamlikNames(
  deps: Deps,
  tenant: Tenant,
  language: Language,
  found: readonly TamlikDocument[],
) {
  const users = found.flatMap(({ lines }) => lines.map(({ userId }) => userId));
  const [students, names, actor, notes, month, fee] = await Promise.all([
    studentsOn(tenant, [...new Set(users)], language),
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    notesOf(
      tenant,
      found.flatMap(({ noteId, reversed }) => [noteId, reversed?.noteId]),
    ),
    monthNames(tenant, language),
    feeNames(tenant, language),
  ]);
  // In the class that he was in then: a reprint years later says the same.
  const student = ({ admissionId, userId }: TamlikLine, on: Day): StudentRow =>
    students.on(admissionId, on) ?? unknownStudent(userId, admissionId);
  return {
    ...{ names, actor, student },
    /** Its head, and its month where it has one. */
    head: (line: TamlikLine, on: Day): string =>
      [fee({ name: line.name }), line.monthId > 0 ? month(student(line, on), line.monthId) : '']
        .filter(Boolean)
        .join(' – '),
    /** Who received on behalf of a student; '' where he did himself, and where the note was erased. */
    proxy: ({ lines, noteId }: TamlikDocument, userId: number): string => {
      const students = [...new Set(lines.map((line) => line.userId))];
      return saidIn(notes, noteId, `proxy${students.indexOf(userId) + 1}`) ?? '';
    },
    /** What a note says; the word for what was erased. */
    said: (noteId: number | null, name: string): string =>
      saidIn(notes, noteId, name) ?? say(language, 'notes.erased'),
  };
}
export type TamlikNames = Awaited<ReturnType<typeof tamlikNames>>;
