import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Names = { readonly bn: string; readonly en: string; readonly ar: string };
export type Residence = 'aba' | 'ona' | 'day';
export interface InventedHead {
  readonly bn: string;
  /** SFGNID. */
  readonly group: 1 | 2 | 3;
  readonly amount: Readonly<Record<Residence, number>>;
  readonly fund: string;
  /** Class of its ledger: income unless said. */
  readonly caid?: number;
  readonly chargeOn?: 'admission' | 'month' | 'demand';
}

/** What demo.json says, as far as the demo uses it so far. */
interface InventedSchool {
  readonly institution: Names &
    Readonly<
      Record<'village' | 'post' | 'thana' | 'district' | 'elhaq' | 'contact' | 'code', string> &
        Record<'principal' | 'najem' | 'accountant', string>
    >;
  readonly classes: readonly (Names & { readonly students: number })[];
  readonly funds: readonly { readonly bn: string; readonly kind: number }[];
  readonly feeHeads: readonly InventedHead[];
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly father: readonly string[];
  readonly mother: readonly string[];
  readonly villages: readonly string[];
  readonly generator: { readonly seed: number };
}

/** The school that never was: no real person, place of learning or number. */
export const invented = JSON.parse(
  readFileSync(join(import.meta.dirname, 'demo.json'), 'utf8'),
) as InventedSchool;
