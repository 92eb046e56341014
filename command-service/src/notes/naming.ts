import { streams } from '@madrasah/events';
import { NoteWritten, type Texts } from '@madrasah/events/notes';
import { readAhead } from '@madrasah/service-kit/event-store';
import type { Desk } from '../kernel/desk.ts';
import { notesStream } from './state.ts';

/** A name as it is looked for: however it is spaced and composed, in small letters. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Shorter ones stand in half of all texts. */
const SHORTEST = 3;

/**
 * The notes that can be read yet and hold one of these names, by number: payees, lines of vouchers, what is said of
 * several. All notes of the school are read for it. @throws StoreAway · VaultAway
 */
export async function notesNaming(desk: Desk, schoolId: string, names: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(names.map(plain))].filter((name) => name.length >= SHORTEST);
  if (wanted.length === 0) return [];
  const { erased } = await desk.state(notesStream, schoolId);
  const found: number[] = [];
  for await (const event of readAhead(desk.store, streams.notes(schoolId))) {
    if (event.type !== NoteWritten.type) continue;
    const { noteId, texts } = desk.decode(event).data as { noteId: number; texts: Texts | null };
    if (texts === null || erased.get(noteId)) continue;
    const said = Object.values(texts).map(plain);
    if (wanted.some((name) => said.some((text) => text.includes(name)))) found.push(noteId);
  }
  return found;
}
