import type { Texts } from '@madrasah/events/notes';
import type { Tenant } from '../kernel/documents/index.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { type Note, notesProjector } from './projector.ts';

/** Notes by number, as entries that name them ask. */
export type NotesAtHand = ReadonlyMap<number, Note>;

/**
 * The notes of rows: who joins them lists `notesProjector` in what his query needs, so that a note is there whenever
 * the entry that names it is. @throws DocumentsAway
 */
export async function notesOf(
  tenant: Tenant,
  noteIds: readonly (number | null | undefined)[],
): Promise<NotesAtHand> {
  const wanted = [...new Set(noteIds)].filter((id) => typeof id === 'number');
  if (wanted.length === 0) return new Map();
  const found = await tenant.findByKeys(notesProjector, wanted);
  return new Map(found.map((note) => [note.noteId, note]));
}

/** What a note says under a name: empty where nothing was said, null where it was erased. */
export function saidIn(notes: NotesAtHand, noteId: number | null | undefined, name: string): string | null {
  if (noteId === null || noteId === undefined) return '';
  const texts: Texts | null = notes.get(noteId)?.texts ?? null;
  return texts === null ? null : (texts[name] ?? '');
}

/** The numbers of the notes in which each word typed stands: for filters of lists (`noteId: { $in }`). @throws DocumentsAway */
export async function notesSaying(tenant: Tenant, typed: string): Promise<number[]> {
  const conditions = searchFilter('search', typed);
  if (conditions.length === 0) return [];
  const found = await tenant.find(notesProjector, { $and: conditions }, { projection: { noteId: 1 } });
  return found.map(({ noteId }) => noteId);
}
