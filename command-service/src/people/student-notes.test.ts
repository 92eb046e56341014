import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { withdrawStudentNote, writeStudentNote } from './student-notes.ts';
import { given, people, TODAY } from './test-support.ts';

test('a note is withdrawn once, and its number is given to no other', (t) => {
  const state = people(['']);
  given(state, writeStudentNote(state, 1, { today: TODAY, noteId: 4 }));
  given(state, withdrawStudentNote(state, 1, TODAY));
  t.deepEqual(withdrawStudentNote(state, 1, TODAY), []);
  const next = writeStudentNote(state, 1, { today: TODAY, noteId: 5 });
  t.like(isRefusal(next) ? {} : next[0]?.data, { studentNoteId: 2, userId: 1, noteId: 5 });
  t.like(writeStudentNote(state, 9, { today: TODAY, noteId: 5 }), { code: 'person.not-found' });
});
