import type { Erasable } from '@madrasah/events';
import { NoteErased, NoteWritten, type Texts } from '@madrasah/events/notes';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { searchText } from '../kernel/query-search.ts';

/** What an entry says of people; null once it is erased. */
export interface Note {
  readonly noteId: number;
  readonly texts: Erasable<Texts>;
  /** All of it, as searches compare texts. */
  readonly search: string;
}

const written = (noteId: number, texts: Erasable<Texts>): Note => ({
  noteId,
  texts,
  search: searchText(...Object.values(texts ?? {})),
});

/** Notes by their number. */
export const notesProjector = defineProjector<Note>({
  name: 'notes',
  version: 2,
  collection: 'notes',
  indexes: [],
  words: ['note'],
  on: {
    NoteWritten: when(NoteWritten, {
      keys: ({ data }) => [data.noteId],
      fold: (_, { data: { noteId, texts } }) => written(noteId, texts),
    }),
    NoteErased: when(NoteErased, {
      keys: ({ data }) => [data.noteId],
      fold: (_, { data: { noteId } }) => written(noteId, null),
    }),
  },
});
