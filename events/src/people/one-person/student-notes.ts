import * as z from 'zod';
import {
  answers,
  defineCommand,
  defineEvent,
  defineQuery,
  field,
  fields,
  power,
  stored,
} from '../../kernel/index.ts';

const { cell } = answers;
const about = { about: { user: 'userId' } } as const;
const facts = { studentNoteId: stored.storedId, userId: stored.storedId, on: stored.storedDay };

/** Something is remembered of a student; what, stands sealed in a note of its own. */
export const StudentNoteWritten = defineEvent(
  'StudentNoteWritten',
  z.object({ ...facts, noteId: stored.storedId.nullable() }),
  { ...about, history: { bn: 'মন্তব্য লেখা হয়েছে', en: 'Note written' } },
);

export const StudentNoteWithdrawn = defineEvent('StudentNoteWithdrawn', z.object(facts), {
  ...about,
  history: { bn: 'মন্তব্য প্রত্যাহার', en: 'Note withdrawn' },
});

export const studentNoteEvents = { StudentNoteWritten, StudentNoteWithdrawn };

const path = '/api/students/notes';
const LONGEST = 1000;

export const writeStudentNote = defineCommand({
  name: 'WriteStudentNote',
  path,
  access: power('student_admission', 'edit'),
  body: z.object({ UserID: fields.id() }),
  fields: [
    field.text(
      'Text',
      { bn: 'নতুন মন্তব্য', en: 'New note' },
      {
        max: LONGEST,
        missing: 'request.required',
        hint: {
          bn: 'মনে রাখার মতো কথা। সিল করে রাখা হয়; যাঁরা শিক্ষার্থীর তথ্য দেখতে পারেন শুধু তাঁরা দেখেন।',
          en: 'Something to remember. It is kept sealed and seen only by whoever may see students.',
        },
      },
    ),
  ],
  toCommand: ({ UserID, Text }) => ({ userId: UserID, text: Text }),
  message: 'people.note-written',
  status: 201,
  example: { UserID: 1, Text: 'চোখে কম দেখে, সামনে বসাতে হবে' },
});

export const withdrawStudentNote = defineCommand({
  name: 'WithdrawStudentNote',
  method: 'DELETE',
  path: `${path}/:id`,
  access: power('student_admission', 'edit'),
  params: { id: fields.id() },
  toCommand: (_body, { id }) => ({ studentNoteId: id }),
  message: 'people.note-withdrawn',
});

export const studentNoteCommands = { writeStudentNote, withdrawStudentNote };

/** What is remembered of a student, the last first. */
export const studentNotesQuery = defineQuery({
  name: 'StudentNotes',
  path,
  access: power('student_admission', 'view'),
  query: { UserID: fields.id() },
  answer: () =>
    answers.listed({
      ...{ id: cell.number(), on: cell.day(), actor: cell.who() },
      /** null once it was erased. */
      Text: cell.text().nullable(),
    }),
});
