export * from './lists.ts';
export { moneyKinds } from './money-kinds.ts';
export * from './projectors.ts';
export * from './queries.ts';
