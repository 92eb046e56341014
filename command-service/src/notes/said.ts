import { NoteWritten } from '@madrasah/events/notes';
import type { Desk } from '../kernel/desk.ts';
import { notesStream } from './state.ts';

const TRIES = 40;

/** What a note says under a name; '' where it says nothing, or was erased. @throws StoreAway · VaultAway */
export async function saidInNote(
  desk: Desk,
  schoolId: string,
  noteId: number,
  name: string,
): Promise<string> {
  // Notes stand in the order of their numbers, with erasures between them.
  let revision = noteId - 1;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const event = await desk.eventAt(notesStream, schoolId, revision);
    if (!event) return '';
    const { noteId: there, texts } = event.data as { noteId: number; texts?: Record<string, string> | null };
    const written = event.type === NoteWritten.type;
    if (written && there === noteId) return texts?.[name] ?? '';
    if (written && there > noteId) return '';
    revision += written ? noteId - there : 1;
  }
  return '';
}
