export { entryCommands } from './commands.ts';
export { type Around, type EntryRoom, type EntryRules, standing } from './decide.ts';
export { type EntriesState, entryStream, type Kept } from './state.ts';
