import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'notes.not-found': 'The note was not found',
  'notes.erased': 'Erased',
  'notes.erased-done': 'What the note said of people is erased; the figures of the entry stay as they were',
};
