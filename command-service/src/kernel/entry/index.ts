export { entryCommands } from './commands.ts';
export type { EntryRoom, EntryRules } from './decide.ts';
export { type EntriesState, entryStream } from './state.ts';
