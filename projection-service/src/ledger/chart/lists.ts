import type { Tenant } from '../../kernel/documents/index.ts';
import {
  type Fund,
  fundsProjector,
  type GeneralLedger,
  generalLedgersProjector,
  type SubLedger,
  subLedgersProjector,
} from './projectors.ts';

// Retired rows included: entries of the past still name them.

/** Funds by FundID, oldest first. @throws DocumentsAway */
export const fundsOf = async (tenant: Tenant): Promise<ReadonlyMap<number, Fund>> =>
  new Map((await tenant.find(fundsProjector, {}, { sort: { fundId: 1 } })).map((row) => [row.fundId, row]));

/** General ledgers by GLID, oldest first. @throws DocumentsAway */
export const generalLedgersOf = async (tenant: Tenant): Promise<ReadonlyMap<number, GeneralLedger>> =>
  new Map(
    (await tenant.find(generalLedgersProjector, {}, { sort: { ledgerId: 1 } })).map((row) => [
      row.ledgerId,
      row,
    ]),
  );

/** Sub-ledgers by SLID, oldest first. @throws DocumentsAway */
export const subLedgersOf = async (tenant: Tenant): Promise<ReadonlyMap<number, SubLedger>> =>
  new Map(
    (await tenant.find(subLedgersProjector, {}, { sort: { subLedgerId: 1 } })).map((row) => [
      row.subLedgerId,
      row,
    ]),
  );
