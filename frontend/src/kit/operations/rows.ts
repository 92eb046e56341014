import type { RowTo } from '@madrasah/events/kernel';
import type { OperationEndpoints } from '@madrasah/events/operations';

/** A command over many things, as its list tells it. */
export type OperationRow = RowTo<OperationEndpoints['list']>;
