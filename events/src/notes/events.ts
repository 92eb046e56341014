import * as z from 'zod';
import { defineEvent, type Erasable, stored } from '../kernel/index.ts';

const noteId = stored.storedId;

/** What a note says, by what each text is: `payee`, `address`, `line1`. */
export type Texts = Readonly<Record<string, string>>;

const texts: z.ZodType<Erasable<Texts>> = z
  .record(z.string().regex(/^[a-z]+[0-9]{0,3}$/), z.string().min(1))
  .nullable();

/** Whose key opens a note, and whose destruction ends it: its own. */
export const noteSubject = (id: number): string => `note:${id}`;

/**
 * What is personal in an entry (payee, payer, address, witness, reason, remark, a line of a bank's statement), written
 * before the entry that names it by its number alone (stream `notes-<school>`).
 */
export const NoteWritten = defineEvent('NoteWritten', z.object({ noteId, texts }), {
  about: { note: 'noteId' },
  personal: { subject: (data) => noteSubject(data.noteId), fields: ['texts'] },
});

export const ERASING_REASONS = ['asked', 'mistaken'] as const;

/**
 * The note's key is destroyed; the entry that names it stays with all its figures. `person`: whom alone it spoke of was
 * erased.
 */
export const NoteErased = defineEvent(
  'NoteErased',
  z.object({ noteId, why: z.enum([...ERASING_REASONS, 'person']) }),
  {
    about: { note: 'noteId' },
    erases: (data) => noteSubject(data.noteId),
  },
);

export const noteEvents = { NoteWritten, NoteErased };
