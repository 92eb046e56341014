import { StudentNoteWithdrawn, StudentNoteWritten, studentNotesQuery } from '@madrasah/events/people';
import type { Deps } from '../../deps.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { actorNames, actorsNeed } from '../../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { studentsProjector } from '../students-projector.ts';

/** Something that is remembered of a student. */
interface StudentNote {
  readonly studentNoteId: number;
  readonly userId: number;
  readonly on: string;
  readonly actor: number;
  readonly noteId: number | null;
  readonly withdrawn: boolean;
}

const keys = ({ data }: { data: { studentNoteId: number } }) => [data.studentNoteId];

export const studentNotesProjector = defineProjector<StudentNote>({
  name: 'student-notes',
  version: 1,
  collection: 'student-notes',
  indexes: [{ userId: 1 }],
  on: {
    StudentNoteWritten: when(StudentNoteWritten, {
      keys,
      fold: (_, { data, metadata }) => ({ ...data, actor: metadata.actor.id, withdrawn: false }),
    }),
    // The document stays: a redelivery must not bring the note back.
    StudentNoteWithdrawn: when(StudentNoteWithdrawn, {
      keys,
      fold: (note) => note && { ...note, noteId: null, withdrawn: true },
    }),
  },
});

/** The notes on a student, the last first; the text of one that was erased is null. */
export const studentNotes = (deps: Deps): HandledQuery =>
  handledQuery(
    studentNotesQuery,
    [studentNotesProjector, notesProjector, studentsProjector, ...actorsNeed],
    async ({ UserID }, tenant, { language }) => {
      const student = await tenant.findOne(studentsProjector, UserID);
      const found = await tenant.find(
        studentNotesProjector,
        { userId: { $in: [UserID, ...(student?.merged ?? [])] }, withdrawn: false },
        { sort: { studentNoteId: -1 } },
      );
      const [notes, nameOf] = await Promise.all([
        notesOf(
          tenant,
          found.map(({ noteId }) => noteId),
        ),
        actorNames(deps, tenant, language),
      ]);
      return {
        data: found.map(({ studentNoteId, noteId, on, actor }) => ({
          ...{ id: studentNoteId, on, actor: nameOf(actor) },
          Text: saidIn(notes, noteId, 'text'),
        })),
      };
    },
  );
