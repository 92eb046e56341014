export { defineEntry } from './define-entry.ts';
export { entryAfter } from './fold.ts';
export type {
  Entered,
  Entry,
  EntryAsked,
  EntryNamed,
  EntryOf,
  EntryStep,
  EntryWords,
  Whose,
} from './shape.ts';
