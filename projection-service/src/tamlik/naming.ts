import { type Language, say } from '@madrasah/events';
import { type StudentRow, studentsNeed, studentsOfUsers, unknownStudent } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { monthNames, monthNamesNeed } from '../plans/index.ts';
import { type TamlikDocument, tamliksProjector } from './projectors.ts';

/** Whom what is told of tamliks depends on. */
export const tamliksNeed = [
  ...[tamliksProjector, notesProjector],
  ...[...studentsNeed, ...namesNeed, ...actorsNeed, ...monthNamesNeed],
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
  const [students, names, actor, notes, month] = await Promise.all([
    studentsOfUsers(tenant, [...new Set(users)], language),
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    notesOf(
      tenant,
      found.flatMap(({ noteId, reversed }) => [noteId, reversed?.noteId]),
    ),
    monthNames(tenant, language),
  ]);
  const student = ({ admissionId, userId }: TamlikLine): StudentRow =>
    students.get(admissionId) ?? unknownStudent(userId, admissionId);
  return {
    ...{ names, actor, student },
    /** Its head, and its month where it has one. */
    head: (line: TamlikLine): string =>
      [
        line.name || say(language, 'fees.old-dues'),
        line.monthId > 0 ? month(student(line), line.monthId) : '',
      ]
        .filter(Boolean)
        .join(' – '),
    /** What a note says; the word for what was erased. */
    said: (noteId: number | null, name: string): string =>
      saidIn(notes, noteId, name) ?? say(language, 'notes.erased'),
  };
}
export type TamlikNames = Awaited<ReturnType<typeof tamlikNames>>;
