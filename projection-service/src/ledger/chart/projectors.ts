import type { RowOfRegister } from '@madrasah/events';
import { accountingYears, funds, generalLedgers, subLedgers } from '@madrasah/events/ledger';
import { registerProjector } from '../../kernel/register.ts';

export const fundsProjector = registerProjector(funds, { version: 4 });
export const generalLedgersProjector = registerProjector(generalLedgers, { version: 2 });
export const subLedgersProjector = registerProjector(subLedgers, { version: 2 });
export const accountingYearsProjector = registerProjector(accountingYears);
export { receiptBooksProjector } from './book-leaves.ts';

export type Fund = RowOfRegister<typeof funds>;
export type GeneralLedger = RowOfRegister<typeof generalLedgers>;
export type SubLedger = RowOfRegister<typeof subLedgers>;
export type AccountingYear = RowOfRegister<typeof accountingYears>;
