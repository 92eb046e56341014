export { addTo, batchStep, type Desktop, type RegisterRoom } from './batch.ts';
export { keyedStreams, registerCommands } from './commands.ts';
export { type RegisterTables, registerCases, registerStream } from './fold.ts';
export {
  type Attributes,
  beginning,
  type Home,
  homesIn,
  isReferredTo,
  type KeyedUse,
  nextId,
  readsAll,
  type Slots,
  type Surroundings,
  standing,
  usedIn,
} from './home.ts';
