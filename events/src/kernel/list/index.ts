export * from './column.ts';
export * from './define-list.ts';
export * from './order.ts';
export { cellOf, type FactsRow, type Out, type Shape, toWire, type Who, type WireRow } from './row.ts';
export { meantBy } from './searched.ts';
export { typedSearch } from './typed-search.ts';
