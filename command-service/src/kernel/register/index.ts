export { addTo, batchStep, changeIn, type Desktop, type RegisterRoom } from './batch.ts';
export { registerCommands } from './commands.ts';
export { type RegisterTables, registerCases, registerStream } from './fold.ts';
export {
  type Attributes,
  beginning,
  type Home,
  homesIn,
  nextId,
  type Slots,
  type Surroundings,
  standing,
} from './home.ts';
export { fieldReferences } from './references.ts';
