import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UsualHeadKey } from '@madrasah/events/setup';

type Names = { readonly bn: string; readonly en: string; readonly ar: string };
export type Residence = 'aba' | 'ona' | 'day';

/** What demo.json says beside the usual, as far as the demo uses it so far. */
interface InventedSchool {
  readonly institution: Names &
    Readonly<
      Record<'village' | 'post' | 'thana' | 'district' | 'elhaq' | 'contact' | 'code', string> &
        Record<'addressEn' | 'addressAr', string> &
        Record<'principal' | 'najem' | 'accountant', string>
    >;
  /** How many, class by class of the usual ones. */
  readonly students: readonly number[];
  /** Of the usual heads; taka. */
  readonly prices: Readonly<Record<UsualHeadKey, Readonly<Record<Residence, number>>>>;
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
