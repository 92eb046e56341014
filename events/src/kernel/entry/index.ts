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
  Further,
  Whose,
} from './shape.ts';
export { further } from './shape.ts';
