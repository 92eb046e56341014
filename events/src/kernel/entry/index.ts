export { defineEntry } from './define-entry.ts';
export { whoseIn } from './events.ts';
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
  MadeTurn,
  OfStudent,
  Printing,
  Turn,
  TurnAsked,
  TurnWords,
  Whose,
} from './shape.ts';
export { further } from './shape.ts';
