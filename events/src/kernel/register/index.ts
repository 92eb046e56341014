export type { RegisterCommand } from './commands.ts';
export type { Field, Fields, WireFields } from './fields.ts';
export * as field from './kinds.ts';
export type { RegisterQuery } from './queries.ts';
export {
  type AttributesOf,
  defineRegister,
  drafted,
  groupKey,
  idOf,
  labelOf,
  type Register,
  type RowOfRegister,
  uniqueKey,
} from './register.ts';
export * from './rows.ts';
export { filtersOf, isClearable, keptFields, onWire, takenFields, valueAt } from './values.ts';
export type { Words } from './words.ts';
