import { subLedgers } from '@madrasah/events/ledger';
import { chartList } from '../kit/wire/chart-lists.ts';

export const moneyRows = chartList(subLedgers.queries.list);
