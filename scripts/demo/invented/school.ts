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

export interface InventedClass extends Names {
  readonly students: number;
  /** 1 of books, 2 of hifz. */
  readonly classType: 1 | 2;
  readonly books: readonly {
    readonly bn: string;
    readonly en: string;
    readonly ar: string;
    readonly meari: 0 | 1;
    readonly kerat: 0 | 1;
  }[];
}

/** What demo.json says, as far as the demo uses it so far. */
interface InventedSchool {
  readonly institution: Names &
    Readonly<
      Record<'village' | 'post' | 'thana' | 'district' | 'elhaq' | 'contact' | 'code', string> &
        Record<'addressEn' | 'addressAr', string> &
        Record<'principal' | 'najem' | 'accountant', string>
    >;
  readonly classes: readonly InventedClass[];
  readonly exams: readonly Names[];
  /** The best first; marks of 100 from which on it stands. */
  readonly divisions: readonly (Names & { readonly from: number })[];
  readonly funds: readonly (Names & { readonly kind: number })[];
  readonly feeHeads: readonly InventedHead[];
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly father: readonly string[];
  readonly mother: readonly string[];
  readonly villages: readonly string[];
  /** Names in other letters: all of them in Arabic, some in English; of the others the office has not heard yet. */
  readonly translit: Readonly<Record<'en' | 'ar', Readonly<Record<string, string>>>>;
  readonly generator: { readonly seed: number };
}

/** The school that never was: no real person, place of learning or number. */
export const invented = JSON.parse(
  readFileSync(join(import.meta.dirname, 'demo.json'), 'utf8'),
) as InventedSchool;
