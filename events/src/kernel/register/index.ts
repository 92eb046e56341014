export { rowAnswer } from './answer.ts';
export * as field from './kinds.ts';
export {
  builtInRows,
  defineRegister,
  drafted,
  groupKey,
  idOf,
  labelOf,
  needsOf,
  uniqueKey,
} from './register.ts';
export * from './rows.ts';
export type {
  AttributesOf,
  Field,
  Fields,
  Register,
  RegisterCommand,
  RegisterQuery,
  RowOfRegister,
  WireFields,
  Words,
} from './shape.ts';
export { filtersOf, isClearable, keptFields, onWire, partOf, takenFields, valueAt } from './values.ts';
