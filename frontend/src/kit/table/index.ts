export { FilterDay, FilterSearch, FilterSelect, Filters } from '../list/Filters.tsx';
export { type List, useList } from '../list/use-list.ts';
export type { Column } from './columns.ts';
export { DataTable } from './DataTable.tsx';
