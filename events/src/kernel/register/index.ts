export type { RegisterCommand } from './commands.ts';
export type { Field, Fields } from './fields.ts';
export * as field from './fields.ts';
export { onWire, valueAt } from './fields.ts';
export type { RegisterQuery } from './queries.ts';
export {
  type AttributesOf,
  defineRegister,
  drafted,
  groupKey,
  idOf,
  labelOf,
  type Register,
  uniqueKey,
} from './register.ts';
export * from './rows.ts';
export type { Words } from './words.ts';
