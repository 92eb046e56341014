import { streams } from '@madrasah/events';
import { NoteErased, NoteWritten } from '@madrasah/events/notes';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

/** What decisions need to know of notes; what they say stays in the events. */
export interface NotesState {
  /** `note` → the last id given. */
  readonly counters: Table<string, number>;
  /** Notes whose key is destroyed. */
  readonly erased: Table<number, boolean>;
}

export const notesStream: StreamDefinition<NotesState> = {
  category: 'notes',
  nameFor: streams.notes,
  initial: (table) => ({ counters: table(), erased: table() }),
  stateVersion: 1,
  evolve: foldOf<NotesState>(
    on(NoteWritten, (state, { noteId }) => {
      state.counters.set('note', noteId);
    }),
    on(NoteErased, (state, { noteId }) => {
      state.erased.set(noteId, true);
    }),
  ),
};
