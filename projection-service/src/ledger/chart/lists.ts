import { accountingYears, funds, generalLedgers, receiptBooks, subLedgers } from '@madrasah/events/ledger';
import type { Tenant } from '../../kernel/documents/index.ts';
import { registerRows } from '../../kernel/register.ts';
import {
  accountingYearsProjector,
  fundsProjector,
  generalLedgersProjector,
  receiptBooksProjector,
  subLedgersProjector,
} from './projectors.ts';

// Retired rows included: entries of the past still name them.

/** Funds by FundID, oldest first. @throws DocumentsAway */
export const fundsOf = (tenant: Tenant) => registerRows(tenant, funds, fundsProjector);

/** General ledgers by GLID, oldest first. @throws DocumentsAway */
export const generalLedgersOf = (tenant: Tenant) =>
  registerRows(tenant, generalLedgers, generalLedgersProjector);

/** Sub-ledgers by SLID, oldest first. @throws DocumentsAway */
export const subLedgersOf = (tenant: Tenant) => registerRows(tenant, subLedgers, subLedgersProjector);

/** Accounting years by id. @throws DocumentsAway */
export const accountingYearsOf = (tenant: Tenant) =>
  registerRows(tenant, accountingYears, accountingYearsProjector);

/** Receipt books by id. @throws DocumentsAway */
export const receiptBooksOf = (tenant: Tenant) => registerRows(tenant, receiptBooks, receiptBooksProjector);
