import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  peopleCommands,
  refusePeople as refuse,
  StudentNoteWithdrawn,
  StudentNoteWritten,
} from '@madrasah/events/people';
import { type Desk, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { notedStep } from '../notes/steps.ts';
import { standingPerson } from './decide.ts';
import { type PeopleState, peopleStream } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

interface Told {
  readonly today: string;
  readonly noteId: number | null;
}

/** Remembers something of a student. */
export function writeStudentNote(state: PeopleState, userId: number, { today, noteId }: Told): Decided {
  const person = standingPerson(state, userId);
  if (isRefusal(person)) return person;
  return [StudentNoteWritten({ studentNoteId: 1 + state.studentNotes.size, userId, on: today, noteId })];
}

/** Takes a note back; once is enough. */
export function withdrawStudentNote(state: PeopleState, studentNoteId: number, today: string): Decided {
  const note = state.studentNotes.get(studentNoteId);
  if (!note) return refuse('people.note-not-found');
  return note.withdrawn ? [] : [StudentNoteWithdrawn({ studentNoteId, userId: note.userId, on: today })];
}

/** Notes on students: written, each sealed by itself, and withdrawn. */
export const studentNotes = (desk: Desk): HandledCommand[] => [
  notedStep(
    desk,
    peopleCommands.writeStudentNote,
    ({ text }) => ({ text }),
    ({ userId }, noteId) =>
      stepOn(peopleStream, (state, { today }) => writeStudentNote(state, userId, { today, noteId })),
    idFrom('studentNoteId'),
  ),
  oneStep(desk, peopleCommands.withdrawStudentNote, ({ studentNoteId }) =>
    stepOn(peopleStream, (state, { today }) => withdrawStudentNote(state, studentNoteId, today)),
  ),
];
